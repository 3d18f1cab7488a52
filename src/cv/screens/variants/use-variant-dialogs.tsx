import { Languages, Target } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { makeLazyDialog } from '../lazy-dialog.tsx';

type Original = { id: string; name: string; saveChanges?: () => Promise<boolean> };

const loadDialogs = () => import('./variant-dialogs.tsx');
const useTailorDialog = makeLazyDialog('cv-variants', async () => (await loadDialogs()).TailorDialog);
const useTranslateDialog = makeLazyDialog('cv-variants', async () => (await loadDialogs()).TranslateDialog);

/** Returns menu entries that make a CV for a job or in another language from one, and the dialogs for that. */
export function useVariantDialogs() {
  const t = useTranslations('cv.variants');
  const tailor = useTailorDialog();
  const translate = useTranslateDialog();
  return {
    dialogs: (
      <>
        {tailor.dialog}
        {translate.dialog}
      </>
    ),
    entriesFor: (cv: Original): MenuEntry[] => [
      { label: t('tailor'), icon: Target, onSelect: () => tailor.open(cv) },
      { label: t('translate'), icon: Languages, onSelect: () => translate.open(cv) },
    ],
  };
}
