import { FolderDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { makeLazyDialog } from '../lazy-dialog.tsx';

type ExportTarget = { id: string; name: string };

const useDialog = makeLazyDialog('cv-export', async () => (await import('./export-dialog.tsx')).ExportDialog);

/** Returns a menu entry that opens the export dialog for a CV, and the dialog. */
export function useExportDialog() {
  const t = useTranslations('cv.manager');
  const { open, dialog } = useDialog();
  return {
    dialog,
    entryFor: (cv: ExportTarget): MenuEntry => ({ label: t('export'), icon: FolderDown, onSelect: () => open(cv) }),
  };
}
