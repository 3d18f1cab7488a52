import { ArrowLeft, Redo2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import type { SaveCondition } from '#platform/browser/autosave/port.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { BAR } from '../record/bar-style.ts';

type Props = {
  title: string;
  back: { to: string; label: string };
  condition: SaveCondition;
  /** The record is new and has not been edited. */
  isUntouched: boolean;
  onRetry: () => void;
  /** Called when the save status is pressed, to show the conflict or error that needs attention. */
  onShowProblem: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  children: ReactNode;
};

/** De-emphasises the disabled undo and redo buttons. */
const DISABLED_STYLE = 'aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-40';

/** Sticky bar of the editor with title, save status, undo, redo and actions. */
export function EditorBar(props: Props) {
  const { title, back, condition, isUntouched, onRetry, onShowProblem, undo, redo, children } = props;
  const t = useTranslations('records.editor');
  return (
    <div className={`${BAR} gap-x-2 sm:gap-x-3`}>
      <RouterLink to={back.to} aria-label={back.label} title={back.label} className={buttonStyle('quiet', 'icon')}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
      </RouterLink>
      <h1 dir="auto" className="min-w-0 truncate font-medium max-sm:sr-only">
        {title}
      </h1>
      <div className={`flex min-w-0 flex-1 items-center ${isUntouched ? 'invisible' : ''}`}>
        <SaveState
          terse
          state={saveStateOf(condition)}
          onResolve={onShowProblem}
          onShow={onShowProblem}
          {...(condition === 'failed' ? { onRetry } : {})}
        />
      </div>
      <div className="flex max-sm:hidden">
        <IconButton
          name={t('undo')}
          keys="Mod+Z"
          icon={Undo2}
          aria-disabled={!undo}
          className={DISABLED_STYLE}
          onClick={() => undo?.()}
        />
        <IconButton
          name={t('redo')}
          keys="Mod+Shift+Z"
          icon={Redo2}
          aria-disabled={!redo}
          className={DISABLED_STYLE}
          onClick={() => redo?.()}
        />
      </div>
      <div className="flex items-center gap-2">{children}</div>
    </div>
  );
}
