import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Command } from '#ui/command-palette.tsx';
import { useHand } from '../hand.tsx';
import { REVIEW_VIEWS } from '../review/review-view.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';
import { canPress, press } from './press.ts';

type Needed = Pick<CvCommandsProps, 'view' | 'cv' | 'wide' | 'onTab' | 'onReview'>;

const ZOOMS = ['enlarge', 'reduce', 'fit-width'] as const;

/** Returns the commands for tab, review, zoom, page fit and history, and those that open the preview or gallery. */
export function useViewCommands({ view: { id }, cv, wide, onTab, onReview }: Needed): Command[] {
  const t = useTranslations('cv-editor.palette');
  const editor = useTranslations('cv-editor');
  const navigate = useNavigate();
  const hand = useHand();
  const tabs = ['content' as const, 'design' as const, ...(wide ? [] : ['pages' as const])];
  const nameVersion = async () => {
    await press('history');
    await press('name-version');
  };
  return [
    ...tabs.map((tab) => ({ id: `tab-${tab}`, label: t('show', { view: editor(tab) }), run: () => onTab(tab) })),
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
      label: editor('look.fit.to', { pages }),
      unavailable: hand.locked ? editor('bar.locked') : undefined,
      run: () => {
        onTab('design');
        void press(`fit-${pages}`);
      },
    })),
    ...ZOOMS.filter(canPress).map((zoom) => ({ id: zoom, label: t(`zoom.${zoom}`), run: () => void press(zoom) })),
    ...(cv
      ? [
          { id: 'history', label: t('history'), run: () => void press('history') },
          { id: 'name-version', label: t('nameVersion'), run: () => void nameVersion() },
        ]
      : []),
    { id: 'preview', label: editor('bar.preview'), run: () => void navigate(`/cv/${id}/preview`) },
    { id: 'gallery', label: editor('bar.templates'), run: () => void navigate(`/cv/${id}/templates`) },
  ];
}
