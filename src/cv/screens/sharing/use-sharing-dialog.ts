import { Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useShareDialog } from '#records/components.tsx';
import type { MenuEntry } from '#ui/overlays/menu.tsx';

type SharingTarget = { id: string; name: string; saveChanges?: () => Promise<boolean> };

/** Returns a function and a menu entry that open the dialog by which a CV is shared. */
export function useSharingDialog() {
  const t = useTranslations('cv.sharing');
  const openShare = useShareDialog();
  const open = ({ id, name, saveChanges }: SharingTarget) => openShare({ kind: 'cv', id, name, saveChanges });
  return {
    open,
    label: t('verb'),
    entryFor: (cv: SharingTarget): MenuEntry => ({ label: t('entry'), icon: Share, onSelect: () => open(cv) }),
  };
}
