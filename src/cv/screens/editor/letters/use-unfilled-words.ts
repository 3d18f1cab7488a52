import { useTranslations } from 'use-intl';
import { unfilledIn, type VariableValues } from '../../../model/letters/variables.ts';

/** What of a text stays as it is written, in words; nothing where all of it is said. */
export function useUnfilledWords(text: string, values: VariableValues) {
  const t = useTranslations('cv-letters.unfilled');
  const unfilled = unfilledIn(text, values).map(({ written, why }) => t(why, { variable: written }));
  return unfilled.length === 0 ? undefined : unfilled.join(' ');
}
