import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { redactValues } from './log.ts';
import { toOneLine } from './one-line.ts';
import { trimEndMarks } from './trim-marks.ts';

describe('a text in one line', () => {
  it('has a space for each line break and the blanks around it', () =>
    expect(toOneLine(' a \n\n b  c\nd ')).toBe(' a b  c d '));

  it('takes no longer than its length allows', () => expectLinear([' ', '\n', ' \n'], toOneLine));
});

describe('a text without marks at its end', () => {
  it('keeps those in its middle', () => expect(trimEndMarks('a: b :-', /[\s:-]/)).toBe('a: b'));

  it('takes no longer than its length allows', () =>
    expectLinear([':', '-a'], (text) => trimEndMarks(`${text}a${text}`, /[:-]/)));
});

it('the message of an error loses its values in a time that grows with its length', async () => {
  expect(redactValues('of ada@example.org to b')).toBe('of … to b');
  await expectLinear(['a', '@', '"', "'a", ' a'], redactValues);
});
