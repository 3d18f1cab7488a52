import { FolderDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/menu.tsx';
import { dialogLater } from '../dialog-later.tsx';

type Exported = { id: string; name: string };

const useDialog = dialogLater('cv-export', async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Returns a menu entry that opens the export dialog for a CV, and the dialog. */
export function useExport() {
  const t = useTranslations('cv.manager');
  const { open, dialog } = useDialog();
  return {
    dialog,
    entryFor: (cv: Exported): MenuEntry => ({ label: t('export'), icon: FolderDown, onSelect: () => open(cv) }),
  };
}
