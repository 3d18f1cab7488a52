import type { RefObject } from 'react';
import type { FileActs, FileProgress } from './file-progress.ts';
import { FileRow } from './file-row.tsx';
import { LiveText } from './live-text.tsx';
import { useFileNews } from './use-file-news.ts';
import { useKeptFocus } from './use-kept-focus.ts';

type Props = FileActs & {
  label: string;
  files: readonly FileProgress[];
  /** The element that receives the focus when the last file is removed. */
  rest?: RefObject<HTMLElement | null>;
};

/**
 * Lists the files with their progress and actions. Rendered even while empty, so that its live region announces the
 * first.
 */
export function FileList({ label, files, rest, onDescribe, ...acts }: Props) {
  const news = useFileNews(files);
  const { ref, keeping } = useKeptFocus(acts, rest);
  return (
    <div ref={ref}>
      <LiveText>{news}</LiveText>
      {files.length > 0 && (
        <ul aria-label={label} className="mt-2">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onDescribe={onDescribe} {...keeping} />
          ))}
        </ul>
      )}
    </div>
  );
}
