import { Eye, PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { EditorView, PaneTab } from './editor-tab.ts';

type Props = { showsPages: boolean; tab: PaneTab; onShow: (view: EditorView) => void };

/** Button of narrow screens that switches between the pane and the pages that cover it. */
export function ViewSwitch({ showsPages, tab, onShow }: Props) {
  const t = useTranslations('cv-editor');
  return (
    <Button
      icon={showsPages ? PencilLine : Eye}
      className="absolute inset-x-0 bottom-4 z-20 mx-auto w-fit rounded-full! px-4 shadow-float"
      onClick={() => onShow(showsPages ? tab : 'pages')}
    >
      {t(showsPages ? 'edit' : 'preview')}
    </Button>
  );
}
