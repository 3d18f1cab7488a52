import { useTranslations } from 'use-intl';
import type { FileProgress } from './file-progress.ts';

/** How a file is doing, in words: why it failed, if it has. */
export function useFileWords() {
  const t = useTranslations('ui.file');
  return ({ state, error }: FileProgress) => (state === 'failed' && error ? error : t(`states.${state}`));
}
