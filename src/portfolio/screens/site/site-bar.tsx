import { Share } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { EditorHeader, type ShareDialogTarget, UndoButtons, useSharing } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import { PublishControls } from './publish/publish-controls.tsx';
import { useSiteActions } from './publish/use-site-actions.ts';
import type { SiteEditor } from './site-editor.ts';
import { SiteMenu } from './site-menu.tsx';
import type { SiteSession } from './use-site-session.ts';
import { useStepDescription } from './use-step-description.ts';

type Props = {
  session: SiteSession;
  view: ReturnType<SiteSession['writer']['view']>;
  editor: SiteEditor;
  /** Shows the first invalid field. */
  onFault: () => void;
};

/** On very narrow screens only the icon of the save state is visible. */
const STATE_CLASSES = 'flex min-w-0 items-center max-[22.5rem]:[&_[role=status]>:last-child]:sr-only';

/** Save conditions without held-back edits; a save in progress counts, as it completes by itself. */
const SETTLED_CONDITIONS: ReadonlySet<Props['view']['condition']> = new Set(['new', 'saving', 'saved']);

/** The editor's toolbar: save state, undo, publishing and menu. Always visible. */
export function SiteBar({ session, view, editor, onFault }: Props) {
  const t = useTranslations('portfolio-editor');
  const { writer } = session;
  const siteActions = useSiteActions(session, editor);
  const sharing = useSharing();
  const describeStep = useStepDescription(view.value);
  const { condition, undoStep, redoStep } = view;
  const shared: ShareDialogTarget = {
    kind: 'portfolio',
    name: '',
    saveChanges: editor.save,
    onChanged: () => void writer.refresh(),
  };
  return (
    <EditorHeader back={{ to: '/dashboard', label: t('back') }}>
      <h1 className="shrink-0 pe-1 font-medium max-sm:sr-only">{t('title')}</h1>
      <div className={`${STATE_CLASSES} ${condition === 'new' ? 'invisible' : ''}`}>
        <SaveState
          terse
          state={saveStateOf(condition)}
          onResolve={() => document.querySelector<HTMLElement>('[data-conflicts]')?.focus()}
          onShow={onFault}
          {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
        />
      </div>
      <div className="ms-auto flex items-center">
        <UndoButtons
          undo={undoStep && { run: writer.undo, description: describeStep(undoStep) }}
          redo={redoStep && { run: writer.redo, description: describeStep(redoStep) }}
        />
        <IconButton name={sharing.label} icon={Share} className="max-sm:hidden" onClick={() => sharing.open(shared)} />
      </div>
      <PublishControls
        site={editor.site}
        hasUnsavedEdits={!SETTLED_CONDITIONS.has(condition)}
        siteActions={siteActions}
      />
      <SiteMenu site={editor.site} siteActions={siteActions} shared={shared} />
    </EditorHeader>
  );
}
