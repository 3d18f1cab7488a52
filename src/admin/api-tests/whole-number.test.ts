import { describe, expect, it } from 'vitest';
import { parseWholeNumber } from '../model/whole-number.ts';

const parse = (text: string) => parseWholeNumber(text, { min: 1, max: 500 });

describe('parsing a whole number', () => {
  it('accepts surrounding spaces and leading zeros', () => {
    expect(['1', '500', ' 20 ', '007'].map(parse)).toEqual([1, 500, 20, 7]);
  });

  it('rejects numbers out of bounds and other text', () => {
    const wrong = ['', ' ', '0', '501', '-1', '1.5', '1,5', '1e2', '0x10', '5 MB', 'Infinity', '9'.repeat(400)];
    expect(wrong.map(parse)).toEqual(wrong.map(() => undefined));
  });
});
