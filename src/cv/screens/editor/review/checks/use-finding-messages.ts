import { useTranslations } from 'use-intl';
import type { CvCheckResult } from '../../../../model/checks/run-checks.ts';

type TranslateRule = (key: string, values?: CvCheckResult['values']) => string;

/**
 * Returns functions for the title, advice and fix of a finding as text. Each rule defines the values in its messages.
 */
export function useFindingMessages() {
  const translate = useTranslations('checks.rules') as TranslateRule;
  return {
    titleOf: ({ rule, values }: CvCheckResult) => translate(`${rule}.title`, values),
    adviceOf: ({ rule, values }: CvCheckResult) => translate(`${rule}.advice`, values),
    fixOf: ({ rule, values }: CvCheckResult) => translate(`${rule}.fix`, values),
  };
}
