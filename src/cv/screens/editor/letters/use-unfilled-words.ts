import { useTranslations } from 'use-intl';
import { unfilledIn, type VariableValues } from '../../../model/letters/variables.ts';

/** Describes the variables in a text that have no value, or returns undefined if there are none. */
export function useUnfilledWords(text: string, values: VariableValues) {
  const t = useTranslations('cv-letters.unfilled');
  const unfilled = unfilledIn(text, values).map(({ written, why }) => t(why, { variable: written }));
  return unfilled.length === 0 ? undefined : unfilled.join(' ');
}
