import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';
import { REVIEW_VIEWS } from '../review/review-view.ts';
import { clickButton, isButtonEnabled } from './click-button.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';

type ViewCommandsInput = Pick<CvCommandsProps, 'view' | 'cv' | 'wide' | 'onTab' | 'onReview'>;

const ZOOMS = ['enlarge', 'reduce', 'fit-width'] as const;

/** Returns the commands for tab, review, zoom, page fit and history, and those that open the preview or gallery. */
export function useViewCommands({ view: { id }, cv, wide, onTab, onReview }: ViewCommandsInput): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const tEditor = useTranslations('cv-editor');
  const navigate = useNavigate();
  const editor = useCvEditor();
  const tabs = ['content' as const, 'design' as const, ...(wide ? [] : ['pages' as const])];
  const nameVersion = async () => {
    await clickButton('history');
    await clickButton('name-version');
  };
  return [
    ...tabs.map((tab) => ({ id: `tab-${tab}`, label: t('show', { view: tEditor(tab) }), run: () => onTab(tab) })),
    ...REVIEW_VIEWS.map((view) => ({
      id: `review-${view}`,
      label: t(`review.${view}`),
      run: () => {
        onReview(view);
        onTab('review');
      },
    })),
    ...[1, 2].map((pages) => ({
      id: `fit-${pages}`,
      label: tEditor('look.fit.to', { pages }),
      unavailable: editor.locked ? tEditor('bar.locked') : undefined,
      run: () => {
        onTab('design');
        void clickButton(`fit-${pages}`);
      },
    })),
    ...ZOOMS.filter(isButtonEnabled).map((zoom) => ({
      id: zoom,
      label: t(`zoom.${zoom}`),
      run: () => void clickButton(zoom),
    })),
    ...(cv
      ? [
          { id: 'history', label: t('history'), run: () => void clickButton('history') },
          { id: 'name-version', label: t('nameVersion'), run: () => void nameVersion() },
        ]
      : []),
    { id: 'preview', label: tEditor('bar.preview'), run: () => void navigate(`/cv/${id}/preview`) },
    { id: 'gallery', label: tEditor('bar.templates'), run: () => void navigate(`/cv/${id}/templates`) },
  ];
}
