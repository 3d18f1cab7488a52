import type { RefObject } from 'react';
import type { FileActions, FileProgress } from './file-progress.ts';
import { FileRow } from './file-row.tsx';
import { LiveText } from './live-text.tsx';
import { useFileAnnouncement } from './use-file-announcement.ts';
import { useRetainedFocus } from './use-retained-focus.ts';

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
