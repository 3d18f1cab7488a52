import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { statusOf } from '#platform/pure/api-errors.ts';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useToast } from '#ui/feedback/use-toast.ts';

const FORBIDDEN = 403;

/**
 * Returns a function that shows an error toast.
 * If the cause is an unverified email address, the toast links to the settings.
 */
export function useFailureToast() {
  const t = useTranslations('records.manager');
  const auth = useAuth();
  const navigate = useNavigate();
  const describeFailure = useErrorText();
  const toast = useToast();
  const isUnverified = auth.status === 'signedIn' && !auth.user.emailVerified;
  return (text: string, error: unknown) => {
    const needsVerification = isUnverified && statusOf(error) === FORBIDDEN;
    toast({
      text,
      detail: describeFailure(error),
      tone: 'error',
      ...(needsVerification
        ? { action: { label: t('verify'), onSelect: () => void navigate('/settings#email') } }
        : {}),
    });
  };
}
