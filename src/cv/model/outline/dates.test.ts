import { expect, it } from 'vitest';
import { formatDate } from './dates.ts';

it.each([
  ['ru', 'октябрь 1842'],
  ['uk', 'жовтень 1842'],
  ['bg', 'октомври 1842 г.'],
  ['hi', 'अक्टूबर 1842'],
  ['ko', '1842년 10월'],
  ['zh', '1842年10月'],
])('dates in %s are as CVs have them', (language, text) => {
  expect(formatDate('1842-10', { dateFormat: 'long', days: true, language, present: '' })).toBe(text);
});
