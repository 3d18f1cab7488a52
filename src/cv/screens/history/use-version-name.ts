import { useFormatter, useTranslations } from 'use-intl';
import type { CvVersion } from '../../contract.ts';
import { useChangeSummary } from './use-change-summary.ts';

/** Returns a function for the display name and date of a version. One without a name is named by what changed in it. */
export function useVersionName() {
  const t = useTranslations('cv-history.history');
  const format = useFormatter();
  const summarize = useChangeSummary();
  return ({ name, savedAt, changes }: Pick<CvVersion, 'name' | 'savedAt' | 'changes'>) => ({
    name: name ?? (changes ? summarize(changes) : t('unnamed')),
    when: format.dateTime(new Date(savedAt), { dateStyle: 'medium', timeStyle: 'short' }),
  });
}
