import { useSyncExternalStore } from 'react';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

/** On a phone only the icon or the action is visible, because the bar has no room for words beside the name. */
const STATE_CLASSES = 'flex min-w-0 items-center max-sm:[&_[role=status]>span+span]:sr-only';

/** The save status. It subscribes to the writer directly, so that it updates from the first keystroke. */
export function SaveStatus({ writer }: { writer: CvWriter }) {
  const condition = useSyncExternalStore(writer.subscribe, () => writer.view().condition);
  return (
    <div className={STATE_CLASSES}>
      <SaveState
        terse
        compact
        state={saveStateOf(condition)}
        onResolve={() => document.querySelector<HTMLElement>('[data-conflicts]')?.focus()}
        {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
      />
    </div>
  );
}
