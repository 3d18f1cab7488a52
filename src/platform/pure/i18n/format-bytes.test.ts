import { describe, expect, it } from 'vitest';
import { byteUnitOf, formatBytes } from './format-bytes.ts';

const english = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', options).format(value);

describe('a number of bytes', () => {
  it.each([
    [0, '0\u00a0kB'],
    [88_400, '88\u00a0kB'],
    [1_840_000, '1.8\u00a0MB'],
    [500_000_000, '500\u00a0MB'],
    [24_607_000_000, '24.6\u00a0GB'],
  ])('is shown with a fitting unit that stays on its line: %i', (bytes, shown) => {
    expect(formatBytes(bytes, english)).toBe(shown);
  });

  it('is shown in a given unit, such as that of an axis, and with its sign', () => {
    const unit = byteUnitOf(4_000_000);
    expect([0, 500_000, 4_000_000].map((bytes) => formatBytes(bytes, english, { unit }))).toEqual([
      '0\u00a0MB',
      '0.5\u00a0MB',
      '4\u00a0MB',
    ]);
    expect(formatBytes(2_000_000, english, { signDisplay: 'exceptZero' })).toBe('+2\u00a0MB');
  });
});
