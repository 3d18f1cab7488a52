import { useFormatter } from 'use-intl';

/** Returns a function that formats a number of bytes with a fitting unit: 88 kB, 1.8 MB, 12 GB. */
export function useBytes() {
  const format = useFormatter();
  return (bytes: number, signDisplay: 'auto' | 'exceptZero' = 'auto') => {
    const size = Math.abs(bytes);
    const [unit, by] = size < 1e6 ? ['kilobyte', 1e3] : size < 1e9 ? ['megabyte', 1e6] : ['gigabyte', 1e9];
    const amount = bytes / Number(by);
    const maximumFractionDigits = Math.abs(amount) < 100 && by !== 1e3 ? 1 : 0;
    return format.number(amount, { style: 'unit', unit: String(unit), maximumFractionDigits, signDisplay });
  };
}
