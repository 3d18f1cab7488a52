import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { stripMarkdown } from './visible-nodes.ts';

describe('stripping Markdown', () => {
  it.each([
    ['_so_', 'so'],
    ['a_b', 'a_b'],
    ['a__ b', 'a b'],
    ['a _b', 'a b'],
    ['𝒜_𝒜', '𝒜_𝒜'],
    ['1_2_', '1_2'],
    ['a\\_b', 'ab'],
    ['**b** [c](https://example.org)', 'b c'],
  ])('turns %s into %s', (text, plain) => expect(stripMarkdown(text)).toBe(plain));

  it('takes linear time', () =>
    expectLinear(['_', '](', '[', '*', '\\', '_a', 'a__'], (text) => stripMarkdown(`a${text}a`)));
});
