import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';

const deleteTexts = async () => (await import('#platform/browser/stored-texts.ts')).deleteStoredTexts();

/** Returns a function that signs out and deletes this tab's session storage and the texts kept in this browser. */
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
    await deleteTexts().catch(() => undefined);
    // The guard would add a return path to the sign-in page, but after a deliberate sign-out there should be none.
    setTimeout(() => void navigate('/login', { replace: true }));
  };
}
