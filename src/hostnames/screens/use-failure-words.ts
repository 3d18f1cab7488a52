import { useTranslations } from 'use-intl';
import { isRefusal, messageOf } from '#platform/api-errors.ts';

/** What went wrong, for whoever looks at the screen: the server's refusal in its own words, all else in ours. */
export function useFailureWords() {
  const t = useTranslations('ui.form');
  return (error: unknown) =>
    isRefusal(error) ? messageOf(error) : t(error instanceof TypeError ? 'unreachable' : 'failed');
}
