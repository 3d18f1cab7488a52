import { useTranslations } from 'use-intl';
import type { Result } from '../../../../model/checks/run-checks.ts';

type Say = (key: string, values?: Result['values']) => string;

/**
 * Returns functions for the title, advice and fix of a finding as text. Each rule defines the values in its messages.
 */
export function useFindingWords() {
  const say = useTranslations('checks.rules') as Say;
  return {
    titleOf: ({ rule, values }: Result) => say(`${rule}.title`, values),
    adviceOf: ({ rule, values }: Result) => say(`${rule}.advice`, values),
    fixOf: ({ rule, values }: Result) => say(`${rule}.fix`, values),
  };
}
