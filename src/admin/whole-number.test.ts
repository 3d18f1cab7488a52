import { describe, expect, it } from 'vitest';
import { parseWholeNumber } from './model/whole-number.ts';

const parse = (text: string) => parseWholeNumber(text, { min: 1, max: 500 });

describe('a whole number that is typed', () => {
  it('is read, with spaces around it or zeros before it', () => {
    expect(['1', '500', ' 20 ', '007'].map(parse)).toEqual([1, 500, 20, 7]);
  });

  it('is refused outside of its bounds, and where it is anything else', () => {
    const wrong = ['', ' ', '0', '501', '-1', '1.5', '1,5', '1e2', '0x10', '5 MB', 'Infinity', '9'.repeat(400)];
    expect(wrong.map(parse)).toEqual(wrong.map(() => undefined));
  });
});
