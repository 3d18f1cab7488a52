import { Eye, PencilLine } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { EditorView, PaneTab } from './editor-tab.ts';
import { PaneDivider } from './pane-divider.tsx';

type SwitchProps = { showsPages: boolean; tab: PaneTab; onShow: (view: EditorView) => void };

/** The divider between pane and pages, or on a narrow screen the button that switches between them. */
export const PaneControl = ({ wide, paneId, ...view }: { wide: boolean; paneId: string } & SwitchProps) =>
  wide ? <PaneDivider paneId={paneId} /> : <ViewSwitch {...view} />;

function ViewSwitch({ showsPages, tab, onShow }: SwitchProps) {
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
