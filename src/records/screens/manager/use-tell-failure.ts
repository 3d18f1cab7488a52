import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { statusOf } from '#platform/api-errors.ts';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { useToast } from '#ui/use-toast.ts';

const FORBIDDEN = 403;

/** Says that something was not done, and why; whoever must prove an address first is led to where that is done. */
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
