import { useLocale, useTranslations } from 'use-intl';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import type { ProjectItem } from '../../contract.ts';

/** Returns a function that formats a project's period, as far as its dates are known. */
export function usePeriod() {
  const t = useTranslations('projects.manager');
  const locale = useLocale();
  return ({ start, end, ongoing }: Pick<ProjectItem, 'start' | 'end' | 'ongoing'>) => {
    const [from, to] = [start, end].map((date) => (date === '' ? '' : formatPartialDate(date, locale)));
    if (!from || ongoing) return from ? t('ongoing', { start: from }) : (to ?? '');
    return to && to !== from ? t('period', { start: from, end: to }) : from;
  };
}
