import { expect, it } from 'vitest';
import { movedRange } from './moved-range.ts';

const BEFORE = 'Led teh team and teh budget';
const FIRST = { from: 4, to: 7 };
const SECOND = { from: 17, to: 20 };

it.each([
  ['an edit after it', 'Led teh team and the budget', FIRST, FIRST],
  ['a longer text before it', 'Led most of the team and teh budget', SECOND, { from: 25, to: 28 }],
  ['a shorter text before it', 'team and teh budget', SECOND, { from: 9, to: 12 }],
  ['an edit within it', 'Led the team and teh budget', FIRST, undefined],
  ['its removal', 'Led team and teh budget', FIRST, undefined],
  ['an empty text', '', SECOND, undefined],
  ['no edit', BEFORE, SECOND, SECOND],
])('a range of a text after %s', (_, now, range, expected) => {
  expect(movedRange(BEFORE, now, range)).toEqual(expected);
});

it('is the same text after random edits, whenever it is found', () => {
  const letters = 'ab ';
  const random = (length: number) =>
    Array.from({ length }, () => letters[Math.floor(Math.random() * letters.length)]).join('');
  for (let run = 0; run < 2000; run += 1) {
    const before = random(12);
    const from = Math.floor(Math.random() * 10);
    const range = { from, to: from + 2 };
    const at = Math.floor(Math.random() * 12);
    const now =
      before.slice(0, at) + random(Math.floor(Math.random() * 3)) + before.slice(at + Math.floor(Math.random() * 3));
    const moved = movedRange(before, now, range);
    if (moved) expect(now.slice(moved.from, moved.to)).toBe(before.slice(range.from, range.to));
  }
});
