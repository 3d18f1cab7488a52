import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { FileActs } from './file-progress.ts';

type Act = (id: string) => void;

/**
 * Keeps the focus when an action removes its button or its row. The focus moves to another button of the row, to the
 * neighboring row, or to `rest` if there is none.
 */
export function useKeptFocus(acts: Omit<FileActs, 'onDescribe'>, rest?: RefObject<HTMLElement | null>) {
  const ref = useRef<HTMLDivElement>(null);
  const keep = (act: Act): Act => {
    return (id) => {
      const rows = [...(ref.current?.querySelectorAll<HTMLElement>('[data-file]') ?? [])];
      const at = rows.findIndex((row) => row.dataset.file === id);
      flushSync(() => act(id));
      if (document.activeElement !== document.body) return;
      const row = [rows[at], rows[at + 1], rows[at - 1]].find((candidate) => candidate?.isConnected);
      (row?.querySelector<HTMLElement>('button') ?? rest?.current)?.focus();
    };
  };
  const keeping = Object.fromEntries(Object.entries(acts).map(([name, act]) => [name, act && keep(act)])) as FileActs;
  return { ref, keeping };
}
