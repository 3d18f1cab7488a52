import { expect, it } from 'vitest';
import { matchesWords } from './command-filter.ts';

const contains = (text: string, part: string) => text.toLowerCase().includes(part);

it.each([
  ['', true],
  ['section', true],
  ['add ta', true],
  ['talks  add ', true],
  ['add skills', false],
])('“Add section: Talks” is found by “%s”: %s', (typed, found) => {
  expect(matchesWords('Add section: Talks', typed, contains)).toBe(found);
});
