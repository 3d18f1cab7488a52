import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { FileAlt } from './file-alt.tsx';
import type { FileActions, FileProgress } from './file-progress.ts';
import { FileStatus } from './file-status.tsx';
import { FileThumb } from './file-thumb.tsx';
import { IconButton } from './icon-button.tsx';

/** A file in the list, with its state and actions. */
export function FileRow({ file, ...actions }: FileActions & { file: FileProgress }) {
  const t = useTranslations('ui.file');
  const { onCancel, onRetry, onRemove, onPause, onResume, onDescribe } = actions;
  const { id, name, state, picture } = file;
  const isTransferring = state === 'uploading' || state === 'offline';
  const hasEnded = state === 'done' || state === 'failed';
  return (
    <li data-file={id} className="border-border border-b py-2 last:border-b-0">
      <div className="flex min-h-12 items-center gap-3">
        <FileThumb file={file} />
        <FileStatus file={file} />
        <div className="-me-2 flex">
          {state === 'failed' && onRetry && (
            <IconButton name={t('retry', { name })} icon={RotateCw} onClick={() => onRetry(id)} />
          )}
          {isTransferring && onPause && (
            <IconButton name={t('pause', { name })} icon={Pause} onClick={() => onPause(id)} />
          )}
          {state === 'paused' && onResume && (
            <IconButton name={t('resume', { name })} icon={Play} onClick={() => onResume(id)} />
          )}
          {(isTransferring || state === 'waiting' || state === 'paused') && onCancel && (
            <IconButton name={t('cancel', { name })} icon={X} onClick={() => onCancel(id)} />
          )}
          {hasEnded && onRemove && <IconButton name={t('remove', { name })} icon={X} onClick={() => onRemove(id)} />}
        </div>
      </div>
      {picture && onDescribe && <FileAlt alt={file.alt ?? ''} onChange={(alt) => onDescribe(id, alt)} />}
    </li>
  );
}
