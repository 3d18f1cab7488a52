import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { redactValues } from '../server/log.ts';
import { toOneLine } from './one-line.ts';
import { trimEndMarks } from './trim-marks.ts';

describe('toOneLine', () => {
  it('replaces each line break and the whitespace around it by a space', () =>
    expect(toOneLine(' a \n\n b  c\nd ')).toBe(' a b  c d '));

  it('takes time linear in the length of the text', () => expectLinear([' ', '\n', ' \n'], toOneLine));
});

describe('trimEndMarks', () => {
  it('keeps marks in the middle', () => expect(trimEndMarks('a: b :-', /[\s:-]/)).toBe('a: b'));

  it('takes time linear in the length of the text', () =>
    expectLinear([':', '-a'], (text) => trimEndMarks(`${text}a${text}`, /[:-]/)));
});

it('redactValues takes time linear in the length of the message', async () => {
  expect(redactValues('of ada@example.org to b')).toBe('of … to b');
  await expectLinear(['a', '@', '"', "'a", ' a'], redactValues);
});
