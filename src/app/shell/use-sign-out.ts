import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { useToast } from '#ui/use-toast.ts';

const forgetTexts = async () => (await import('#platform/kept-texts.ts')).forgetKeptTexts();

/** Ends the session, and with it what this tab kept of the member, and the texts that this browser did. */
export function useSignOut() {
  const t = useTranslations('app');
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const toast = useToast();
  return async () => {
    try {
      await signOut();
    } catch {
      toast({ text: t('signOutFailed'), tone: 'error' });
      return;
    }
    sessionStorage.clear();
    await forgetTexts().catch(() => undefined);
    // The guard leads to the login with the way back to this screen; whoever leaves on purpose wants no way back.
    setTimeout(() => void navigate('/login', { replace: true }));
  };
}
