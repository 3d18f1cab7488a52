import { Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/menu.tsx';
import { dialogLater } from '../dialog-later.tsx';

type Shared = { id: string; name: string };

const useDialog = dialogLater('cv-sharing', async () => (await import('./sharing-dialog.tsx')).SharingDialog);

/** Returns a menu entry that opens the sharing dialog for a CV, and the dialog. */
export function useSharing() {
  const t = useTranslations('cv.sharing');
  const { open, dialog } = useDialog();
  return {
    ...{ open, dialog },
    verb: t('verb'),
    entryFor: (cv: Shared): MenuEntry => ({ label: t('entry'), icon: Share, onSelect: () => open(cv) }),
  };
}
