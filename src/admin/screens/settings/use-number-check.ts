import { useTranslations } from 'use-intl';
import { parseWholeNumber } from '../../model/whole-number.ts';

/** Returns a function that validates a typed whole number and returns an error message or undefined. */
export function useNumberCheck() {
  const t = useTranslations('admin-settings');
  return (typed: string, least: number, most: number) =>
    parseWholeNumber(typed, { min: least, max: most }) === undefined ? t('numberFaulty', { least, most }) : undefined;
}
