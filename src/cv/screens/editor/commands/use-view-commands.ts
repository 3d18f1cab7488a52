import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';
import { useScreenActions } from '../../screen-actions.tsx';
import { useCvEditor } from '../cv-editor-context.tsx';
import { REVIEW_VIEWS } from '../review/review-view.ts';
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
  const actions = useScreenActions();
  const nameVersion = () => {
    actions.request('history');
    actions.request('name-version');
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
      label: tEditor('designPane.fit.to', { pages }),
      unavailable: editor.locked ? tEditor('bar.locked') : undefined,
      run: () => {
        onTab('design');
        actions.request(`fit-${pages}`);
      },
    })),
    ...ZOOMS.filter(actions.isOffered).map((zoom) => ({
      id: zoom,
      label: t(`zoom.${zoom}`),
      run: () => actions.run(zoom),
    })),
    ...(cv
      ? [
          { id: 'history', label: t('history'), run: () => actions.request('history') },
          { id: 'name-version', label: t('nameVersion'), run: nameVersion },
        ]
      : []),
    { id: 'preview', label: tEditor('bar.preview'), run: () => void navigate(`/cv/${id}/preview`) },
    { id: 'gallery', label: tEditor('bar.templates'), run: () => void navigate(`/cv/${id}/templates`) },
  ];
}
