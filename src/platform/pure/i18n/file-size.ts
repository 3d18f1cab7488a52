import { unbroken } from './unbroken.ts';

/** Formats the size of a file: 88 kB, 1.8 MB. */
export function formatFileSize(bytes: number, locale: string): string {
  const small = bytes < 1e6;
  const format = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: small ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: small ? 0 : 1,
  });
  return unbroken(format.format(small ? Math.max(1, bytes / 1e3) : bytes / 1e6));
}
