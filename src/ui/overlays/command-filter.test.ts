import { expect, it } from 'vitest';
import { matchesWords } from './command-filter.ts';

const contains = (text: string, part: string) => text.toLowerCase().includes(part);

it.each([
  ['', true],
  ['section', true],
  ['add ta', true],
  ['talks  add ', true],
  ['add skills', false],
])('“Add section: Talks” matches “%s”: %s', (typed, found) => {
  expect(matchesWords('Add section: Talks', typed, contains)).toBe(found);
});
