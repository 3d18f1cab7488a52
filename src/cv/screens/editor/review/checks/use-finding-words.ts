import { useTranslations } from 'use-intl';
import type { Result } from '../../../../model/checks/run-checks.ts';

type Say = (key: string, values?: Result['values']) => string;

/** What was found, in words: which values they speak of is for each rule to say. */
export function useFindingWords() {
  const say = useTranslations('checks.rules') as Say;
  return {
    titleOf: ({ rule, values }: Result) => say(`${rule}.title`, values),
    adviceOf: ({ rule, values }: Result) => say(`${rule}.advice`, values),
    fixOf: ({ rule, values }: Result) => say(`${rule}.fix`, values),
  };
}
