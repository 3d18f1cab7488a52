import { Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { type ShareDialogTarget, useShareDialog } from './share-dialog-context.ts';

/** Returns the label of “Share”, and a function and a menu entry that open the dialog by which something is shared. */
export function useSharing() {
  const t = useTranslations('records.sharing');
  const open = useShareDialog();
  return {
    open,
    label: t('verb'),
    entryFor: (target: ShareDialogTarget): MenuEntry => ({
      label: t('entry'),
      icon: Share,
      onSelect: () => open(target),
    }),
  };
}
