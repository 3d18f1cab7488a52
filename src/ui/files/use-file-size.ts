import { useLocale } from 'use-intl';
import { formatFileSize } from '#platform/pure/i18n/file-size.ts';

/** Returns a formatter for file sizes: 88 kB, 1.8 MB. */
export function useFileSize() {
  const locale = useLocale();
  return (bytes: number) => formatFileSize(bytes, locale);
}
