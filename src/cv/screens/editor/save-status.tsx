import { useSyncExternalStore } from 'react';
import { SaveState, saveStateOf } from '#ui/feedback/save-state.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

/** The save status. It subscribes to the writer directly, so that it updates from the first keystroke. */
export function SaveStatus({ writer }: { writer: CvWriter }) {
  const condition = useSyncExternalStore(writer.subscribe, () => writer.view().condition);
  return (
    <SaveState
      terse
      state={saveStateOf(condition)}
      onResolve={() => document.querySelector<HTMLElement>('[data-conflicts]')?.focus()}
      {...(condition === 'failed' ? { onRetry: () => void writer.retry() } : {})}
    />
  );
}
