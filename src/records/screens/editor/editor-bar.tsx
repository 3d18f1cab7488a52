import type { ReactNode } from 'react';
import type { SaveCondition } from '#platform/browser/autosave/port.ts';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import { BackLink } from '../record/back-link.tsx';
import { BAR } from '../record/bar-style.ts';
import { UndoButtons } from './undo-buttons.tsx';

type Props = {
  title: string;
  back: { to: string; label: string };
  condition: SaveCondition;
  /** Visitors see what is saved. */
  isPublished: boolean;
  /** The record is new and has not been edited. */
  isUntouched: boolean;
  onRetry: () => void;
  /** Called when the save status is pressed, to show the conflict or error that needs attention. */
  onShowProblem: () => void;
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  children: ReactNode;
};

/** Sticky bar of the editor with title, save status, undo, redo and actions. */
export function EditorBar(props: Props) {
  const { title, back, condition, isPublished, isUntouched, onRetry, onShowProblem, undo, redo, children } = props;
  return (
    <div className={`${BAR} gap-x-1 sm:gap-x-3`}>
      <BackLink {...back} />
      <h1 dir="auto" className="min-w-0 shrink-[99] truncate font-medium max-sm:sr-only">
        {title}
      </h1>
      <div className={`flex min-w-5 flex-auto items-center md:shrink-0 ${isUntouched ? 'invisible' : ''}`}>
        <SaveState
          terse
          state={saveStateOf(condition)}
          published={isPublished}
          onResolve={onShowProblem}
          onShow={onShowProblem}
          {...(condition === 'failed' ? { onRetry } : {})}
        />
      </div>
      <UndoButtons undo={undo && { run: undo }} redo={redo && { run: redo }} />
      <div className="flex items-center gap-1 sm:gap-2">{children}</div>
    </div>
  );
}
