import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncateInsertion } from './truncate-insertion.ts';

describe('text inserted into an advertisement', () => {
  it('stays unchanged if it fits', () => {
    expect(truncateInsertion('', 'Wanted', 6)).toEqual({ text: 'Wanted', left: 0, caret: 6 });
  });

  it('is cut at its end, and the surrounding text is kept', () => {
    expect(truncateInsertion('AB', 'A12345B', 5)).toEqual({ text: 'A123B', left: 2, caret: 4 });
    expect(truncateInsertion('', '123456', 4)).toEqual({ text: '1234', left: 2, caret: 4 });
  });

  it('replaces the selection', () => {
    expect(truncateInsertion('one two', 'one 123456', 7)).toEqual({ text: 'one 123', left: 3, caret: 7 });
  });

  it('is not cut within a surrogate pair', () => {
    expect(truncateInsertion('', 'ab𝕨c', 3).text).toBe('ab');
  });

  it('never exceeds the limit, and the characters cut off are counted', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 30 });
    fc.assert(
      fc.property(text, text, fc.nat(40), fc.integer({ min: 1, max: 30 }), (existing, inserted, at, maxLength) => {
        const before = existing.slice(0, maxLength);
        const after = before.slice(0, at) + inserted + before.slice(at);
        const { text, left, caret } = truncateInsertion(before, after, maxLength);
        expect(text.length).toBeLessThanOrEqual(maxLength);
        expect(left).toBe(after.length - text.length);
        expect(caret).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});
