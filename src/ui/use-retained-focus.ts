import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FileActions } from './file-progress.ts';

type FileAction = (id: string) => void;

/**
 * Keeps the focus when an action removes its button or its row. The focus moves to another button of the row, to the
 * neighboring row, or to `focusFallback` if there is none.
 */
export function useRetainedFocus(
  actions: Omit<FileActions, 'onDescribe'>,
  focusFallback?: RefObject<HTMLElement | null>,
) {
  const ref = useRef<HTMLDivElement>(null);
  const retainFocus = (action: FileAction): FileAction => {
    return (id) => {
      const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
      const at = rows.findIndex((row) => row.dataset.file === id);
      flushSync(() => action(id));
      if (document.activeElement !== document.body) return;
      const row = [rows[at], rows[at + 1], rows[at - 1]].find((candidate) => candidate?.isConnected);
      (row?.querySelector<HTMLElement>('button') ?? focusFallback?.current)?.focus();
    };
  };
  const guardedActions = Object.fromEntries(
    Object.entries(actions).map(([name, action]) => [name, action && retainFocus(action)]),
  ) as FileActions;
  return { ref, guardedActions };
}
