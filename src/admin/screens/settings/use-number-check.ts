import { useTranslations } from 'use-intl';

/** What is wrong with a whole number as it was typed, if something is. */
export function useNumberCheck() {
  const t = useTranslations('admin-settings');
  return (typed: string, least: number, most: number) => {
    const number = Number(typed);
    const isFine = /^\s*\d+\s*$/.test(typed) && number >= least && number <= most;
    return isFine ? undefined : t('numberFaulty', { least, most });
  };
}
