import { useTranslations } from 'use-intl';
import type { FileProgress } from './file-progress.ts';

/** Returns a formatter for a file's state, or for the reason why it failed. */
export function useFileStateText() {
  const t = useTranslations('ui.file');
  return ({ state, error }: FileProgress) => (state === 'failed' && error ? error : t(`states.${state}`));
}
