import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileAlt } from './file-alt.tsx';
import type { FileActs, FileProgress } from './file-progress.ts';
import { FileStatus } from './file-status.tsx';
import { FileThumb } from './file-thumb.tsx';
import { IconButton } from './icon-button.tsx';

/** A file in the list, with its state and actions. */
export function FileRow({ file, ...acts }: FileActs & { file: FileProgress }) {
  const t = useTranslations('ui.file');
  const { onCancel, onRetry, onRemove, onPause, onResume, onDescribe } = acts;
  const { id, name, state, picture } = file;
  const moving = state === 'uploading' || state === 'offline';
  const ended = state === 'done' || state === 'failed';
  return (
    <li data-file={id} className="border-border border-b py-2 last:border-b-0">
      <div className="flex min-h-12 items-center gap-3">
        <FileThumb file={file} />
        <FileStatus file={file} />
        <div className="-me-2 flex">
          {state === 'failed' && onRetry && (
            <IconButton name={t('retry', { name })} icon={RotateCw} onClick={() => onRetry(id)} />
          )}
          {moving && onPause && <IconButton name={t('pause', { name })} icon={Pause} onClick={() => onPause(id)} />}
          {state === 'paused' && onResume && (
            <IconButton name={t('resume', { name })} icon={Play} onClick={() => onResume(id)} />
          )}
          {(moving || state === 'waiting' || state === 'paused') && onCancel && (
            <IconButton name={t('cancel', { name })} icon={X} onClick={() => onCancel(id)} />
          )}
          {ended && onRemove && <IconButton name={t('remove', { name })} icon={X} onClick={() => onRemove(id)} />}
        </div>
      </div>
      {picture && onDescribe && <FileAlt alt={file.alt ?? ''} onChange={(alt) => onDescribe(id, alt)} />}
    </li>
  );
}
