import { useTranslations } from 'use-intl';
import { isApiError, messageOf } from '#platform/pure/api-errors.ts';

/** Returns the message for an error: the server's own, or that the server could not be reached. */
export function useErrorText() {
  const t = useTranslations('ui.form');
  return (error: unknown) => {
    if (isApiError(error)) return messageOf(error);
    if (!(error instanceof TypeError)) reportError(error);
    return t(error instanceof TypeError ? 'unreachable' : 'failed');
  };
}
