import { useTranslations } from 'use-intl';
import { parseWholeNumber } from '../../model/whole-number.ts';

/** What is wrong with a whole number as it was typed, if something is. */
export function useNumberCheck() {
  const t = useTranslations('admin-settings');
  return (typed: string, least: number, most: number) =>
    parseWholeNumber(typed, { min: least, max: most }) === undefined ? t('numberFaulty', { least, most }) : undefined;
}
