import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { PublishControls } from './publish/publish-controls.tsx';
import { useSiteActions } from './publish/use-site-actions.ts';
import type { SiteEditor } from './site-editor.ts';
import { SiteMenu } from './site-menu.tsx';
import type { SiteSession } from './use-site-session.ts';

type Props = {
  session: SiteSession;
  view: ReturnType<SiteSession['writer']['view']>;
  editor: SiteEditor;
  /** Shows the tab with the first invalid field. */
  onFault: () => void;
};

/** Disabled undo and redo buttons are faint, and hidden on small screens. */
const UNDO_CLASSES =
  'max-sm:hidden aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-40';

/** On very narrow screens only the icon of the save state is visible. */
const STATE_CLASSES = 'flex min-w-0 items-center max-[22.5rem]:[&_[role=status]>:last-child]:sr-only';

/** Save conditions without held-back edits; a save in progress counts, as it completes by itself. */
const SETTLED_CONDITIONS: ReadonlySet<Props['view']['condition']> = new Set(['new', 'saving', 'saved']);

/** The editor's toolbar: save state, undo, publishing and menu. Always visible. */
export function SiteBar({ session, view, editor, onFault }: Props) {
  const t = useTranslations('portfolio-editor');
  const tRecords = useTranslations('records.editor');
  const { writer } = session;
  const siteActions = useSiteActions(session, editor);
  const { condition, canUndo, canRedo } = view;
  const showFault = () => {
    onFault();
    requestAnimationFrame(() => document.querySelector<HTMLElement>('main [aria-invalid=true]')?.focus());
  };
  return (
    <header className="flex min-h-13 items-center gap-x-1 border-border border-b bg-background ps-2 pe-2 sm:gap-x-2 sm:pe-4">
      <RouterLink to="/dashboard" aria-label={t('back')} title={t('back')} className={buttonStyle('quiet', 'icon')}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
      </RouterLink>
      <h1 className="shrink-0 pe-1 font-medium max-sm:sr-only">{t('title')}</h1>
      <div className={`${STATE_CLASSES} ${condition === 'new' ? 'invisible' : ''}`}>
        <SaveState
          terse
          state={saveStateOf(condition)}
          onResolve={() => document.querySelector<HTMLElement>('[data-conflicts]')?.focus()}
          onShow={showFault}
          {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
        />
      </div>
      <div className="ms-auto flex items-center">
        <IconButton
          name={tRecords('undo')}
          keys="Mod+Z"
          icon={Undo2}
          aria-disabled={!canUndo}
          className={UNDO_CLASSES}
          onClick={writer.undo}
        />
        <IconButton
          name={tRecords('redo')}
          keys="Mod+Shift+Z"
          icon={Redo2}
          aria-disabled={!canRedo}
          className={UNDO_CLASSES}
          onClick={writer.redo}
        />
      </div>
      <PublishControls
        site={editor.site}
        hasUnsavedEdits={!SETTLED_CONDITIONS.has(condition)}
        siteActions={siteActions}
      />
      <SiteMenu site={editor.site} siteActions={siteActions} />
    </header>
  );
}
