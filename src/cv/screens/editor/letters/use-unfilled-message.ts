import { useTranslations } from 'use-intl';
import { unfilledVariables, type VariableValues } from '../../../model/letters/variables.ts';

/** Describes the variables in a text that have no value, or returns undefined if there are none. */
export function useUnfilledMessage(text: string, values: VariableValues) {
  const t = useTranslations('cv-letters.unfilled');
  const unfilled = unfilledVariables(text, values).map(({ written, reason }) => t(reason, { variable: written }));
  return unfilled.length === 0 ? undefined : unfilled.join(' ');
}
