import { useFormatter } from 'use-intl';
import { unbroken } from '#platform/pure/i18n/unbroken.ts';

/** Returns a formatter for file sizes: 88 kB, 1.8 MB. */
export function useFileSize() {
  const format = useFormatter();
  return (bytes: number) => {
    const small = bytes < 1e6;
    const size = format.number(small ? Math.max(1, bytes / 1e3) : bytes / 1e6, {
      style: 'unit',
      unit: small ? 'kilobyte' : 'megabyte',
      maximumFractionDigits: small ? 0 : 1,
    });
    return unbroken(size);
  };
}
