import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { LiveText } from '../live-text.tsx';
import type { FileActions, FileProgress } from './file-progress.ts';
import { FileRow } from './file-row.tsx';
import { useFileStateText } from './use-file-state-text.ts';

type Props = FileActions & {
  label: string;
  files: readonly FileProgress[];
  /** The element that receives the focus when the last file is removed. */
  focusFallback?: RefObject<HTMLElement | null>;
};

/**
 * Lists the files with their progress and actions. Rendered even while empty, so that its live region announces the
 * first.
 */
export function FileList({ label, files, focusFallback, onDescribe, ...actions }: Props) {
  const announcement = useFileAnnouncement(files);
  const { ref, guardedActions } = useRetainedFocus(actions, focusFallback);
  return (
    <div ref={ref}>
      <LiveText>{announcement}</LiveText>
      {files.length > 0 && (
        <ul aria-label={label} className="mt-2">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onDescribe={onDescribe} {...guardedActions} />
          ))}
        </ul>
      )}
    </div>
  );
}

/** Returns the announcements for files whose state has changed, for screen readers. */
function useFileAnnouncement(files: readonly FileProgress[]): string {
  const t = useTranslations('ui.file');
  const stateText = useFileStateText();
  const [previousFiles, setPreviousFiles] = useState(files);
  const [announcement, setAnnouncement] = useState('');
  if (previousFiles !== files) {
    const before = new Map(previousFiles.map(({ id, state }) => [id, state]));
    const changed = files.filter(({ id, state }) => before.get(id) !== state);
    setPreviousFiles(files);
    if (changed.length > 0)
      setAnnouncement(changed.map((file) => t('news', { name: file.name, state: stateText(file) })).join('\n'));
    // Otherwise, readers of the page would find a file that is long since done.
    else if (files.length === 0) setAnnouncement('');
  }
  return announcement;
}

type FileAction = (id: string) => void;

/**
 * Keeps the focus when an action removes its button or its row. The focus moves to another button of the row, to the
 * neighboring row, or to `focusFallback` if there is none.
 */
function useRetainedFocus(actions: Omit<FileActions, 'onDescribe'>, focusFallback?: RefObject<HTMLElement | null>) {
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
