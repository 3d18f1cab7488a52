import { useSyncExternalStore } from 'react';
import { SaveState, saveStateOf } from '#ui/save-state.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

/** Whether what one writes is safe: from the first letter on, before anything else hears of it. */
export function Saving({ writer }: { writer: CvWriter }) {
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
