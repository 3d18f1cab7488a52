import { useTranslations } from 'use-intl';
import { isWordingLength } from '#records/components.tsx';

/** Returns a function for the display name of a wording; an empty name stands for the full texts. */
export function useWordingName() {
  const t = useTranslations('cv-work.wordings');
  return (name: string) => (name === '' ? t('full') : isWordingLength(name) ? t(name) : name);
}
