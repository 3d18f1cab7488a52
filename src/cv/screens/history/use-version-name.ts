import { useFormatter, useTranslations } from 'use-intl';
import type { CvVersion } from '../../contract.ts';

/** Returns a function for the display name and date of a version. */
export function useVersionName() {
  const t = useTranslations('cv-history.history');
  const format = useFormatter();
  return ({ name, savedAt }: Pick<CvVersion, 'name' | 'savedAt'>) => ({
    name: name ?? t('unnamed'),
    when: format.dateTime(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
  });
}
