import { Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { makeLazyDialog } from '../lazy-dialog.tsx';

type SharingTarget = { id: string; name: string; saveChanges?: () => Promise<boolean> };

const useDialog = makeLazyDialog('cv-sharing', async () => (await import('./sharing-dialog.tsx')).SharingDialog);

/** Returns a menu entry that opens the sharing dialog for a CV, and the dialog. */
export function useSharingDialog() {
  const t = useTranslations('cv.sharing');
  const { open, dialog } = useDialog();
  return {
    ...{ open, dialog },
    label: t('verb'),
    entryFor: (cv: SharingTarget): MenuEntry => ({ label: t('entry'), icon: Share, onSelect: () => open(cv) }),
  };
}
