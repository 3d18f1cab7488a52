import { FolderDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { preloadWords } from '#platform/i18n/words-provider.tsx';
import { loadLater } from '#platform/load-later.ts';
import type { MenuEntry } from '#ui/menu.tsx';

const ExportDialog = lazy(async () => {
  const words = preloadWords(['cv-export']);
  const dialog = await loadLater(() => import('./export-dialog.tsx'));
  await words;
  return { default: dialog.ExportDialog };
});

type Exported = { id: string; name: string };

/** “Export…” for the menu of a CV, and the dialog that it opens: each time anew, as if it had never been there. */
export function useExport() {
  const t = useTranslations('cv.manager');
  const [asked, setAsked] = useState<{ cv: Exported; time: number; open: boolean }>();
  return {
    entryFor: ({ id, name }: Exported): MenuEntry => ({
      label: t('export'),
      icon: FolderDown,
      onSelect: () => setAsked((before) => ({ cv: { id, name }, time: (before?.time ?? 0) + 1, open: true })),
    }),
    dialog: asked && (
      <Suspense>
        <ExportDialog
          key={asked.time}
          {...asked.cv}
          open={asked.open}
          onClose={() => setAsked({ ...asked, open: false })}
        />
      </Suspense>
    ),
  };
}
