import { useTranslations } from 'use-intl';
import { useFileSize } from './use-file-size.ts';

/** Returns a function that says why a file is refused if it is larger than allowed. */
export function useSizeLimit() {
  const t = useTranslations('ui.file');
  const sizeOf = useFileSize();
  return ({ name, size }: Pick<File, 'name' | 'size'>, largest: number) =>
    size > largest ? t('tooLarge', { name, size: sizeOf(size), largest: sizeOf(largest) }) : undefined;
}
