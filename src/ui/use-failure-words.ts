import { useTranslations } from 'use-intl';
import { isRefusal, messageOf } from '#platform/api-errors.ts';

/** Why something could not be done: the server's own words, or that it was not reached. */
export function useFailureWords() {
  const t = useTranslations('ui.form');
  return (error: unknown) => {
    if (isRefusal(error)) return messageOf(error);
    if (!(error instanceof TypeError)) reportError(error);
    return t(error instanceof TypeError ? 'unreachable' : 'failed');
  };
}
