import { expect, it } from 'vitest';
import { countWords, minutesFor } from './count-words.ts';

it('counts words between spaces and lines', () => {
  expect(countWords(['The engine\nweaves ', '', '  patterns'])).toBe(4);
});

it('reading takes at least a minute, and about one for 230 words', () => {
  expect([0, 100, 230, 1150].map(minutesFor)).toEqual([1, 1, 1, 5]);
});
