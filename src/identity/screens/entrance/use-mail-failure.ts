import { useTranslations } from 'use-intl';

/** What the specification has the mail functions say when they know nothing better. */
const FALLBACKS = ['Failed to send OTP email', 'Failed to send password reset email'];

/** Why a mail was not sent, in the reader's language: the server's reason, or that there was none. */
export function useMailFailure() {
  const t = useTranslations('ui.form');
  return (error: string) => (FALLBACKS.includes(error) ? t('unreachable') : error);
}
