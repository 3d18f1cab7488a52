import { useFormatter } from 'use-intl';
import { unbroken } from '#platform/pure/i18n/unbroken.ts';

/** Returns a function that formats a size in megabytes: 0.5 MB, 1,200 MB. */
export function useMegabytes() {
  const format = useFormatter();
  return (size: number) => unbroken(format.number(size, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }));
}
