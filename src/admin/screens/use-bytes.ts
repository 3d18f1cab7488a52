import { useFormatter } from 'use-intl';
import { formatBytes } from '#platform/pure/i18n/format-bytes.ts';

/** Returns a function that formats a number of bytes with a fitting or a given unit: 88 kB, 1.8 MB, 12 GB. */
export function useBytes() {
  const format = useFormatter();
  return (bytes: number, options?: Parameters<typeof formatBytes>[2]) => formatBytes(bytes, format.number, options);
}
