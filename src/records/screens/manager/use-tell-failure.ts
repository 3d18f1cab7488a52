import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { statusOf } from '#platform/api-errors.ts';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useToast } from '#ui/use-toast.ts';

const FORBIDDEN = 403;

/**
 * Returns a function that shows an error toast. If the cause is an unverified email address, the toast links to the
 * settings.
 */
export function useTellFailure() {
  const t = useTranslations('records.manager');
  const auth = useAuth();
  const navigate = useNavigate();
  const wordsOf = useFailureWords();
  const toast = useToast();
  const unproven = auth.status === 'signedIn' && !auth.user.emailVerified;
  return (text: string, error: unknown) => {
    const verify = unproven && statusOf(error) === FORBIDDEN;
    toast({
      text,
      detail: wordsOf(error),
      tone: 'error',
      ...(verify ? { action: { label: t('verify'), onSelect: () => void navigate('/profile#email') } } : {}),
    });
  };
}
