import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test.each([
  ['Ada Lovelace', 'AL'],
  ['  ada   king  lovelace ', 'AL'],
  ['Hypatia', 'H'],
  ['“Ada” (Countess)', 'AC'],
  ['Étienne Élan', 'ÉÉ'],
  ['祖沖之', '祖'],
  ['', ''],
  ['— ·', ''],
])('the initials of “%s” are “%s”', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
