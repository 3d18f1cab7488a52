import { useTranslations } from 'use-intl';

/** The generic messages that the specification prescribes for failures without a reason. */
const GENERIC_MESSAGES = ['Failed to send OTP email', 'Failed to send password reset email'];

/**
 * Returns a function that gives the localized reason why an email was not sent: that of the server, or that it is
 * unreachable.
 */
export function useMailErrorMessage() {
  const t = useTranslations('ui.form');
  return (error: string) => (GENERIC_MESSAGES.includes(error) ? t('unreachable') : error);
}
