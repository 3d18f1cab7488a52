import { FileText, Pause, Play, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../actions/icon-button.tsx';
import { TextField } from '../fields/text-field.tsx';
import { Icon } from '../icon.tsx';
import type { FileActions, FileProgress } from './file-progress.ts';
import { FileStatus } from './file-status.tsx';
import { useObjectUrl } from './use-object-url.ts';

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

type Props = { alt: string; onChange: (alt: string) => void };

/** A field for a picture's alternative text. The text is recommended but not required. */
function FileAlt({ alt, onChange }: Props) {
  const t = useTranslations('ui.file');
  return (
    <TextField
      className="mt-1 mb-2 ps-13"
      label={t('describe')}
      hint={alt.trim() === '' ? t('undescribed') : undefined}
      dir="auto"
      autoComplete="off"
      maxLength={500}
      value={alt}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Shows a thumbnail of a picture, or a file icon. Decorative, because the name is next to it. */
function FileThumb({ file: { picture, state } }: { file: FileProgress }) {
  const url = useObjectUrl(picture);
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) {
    return (
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface text-text-secondary">
        <Icon of={FileText} size={20} />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={40}
      height={40}
      draggable={false}
      onError={() => setBroken(url)}
      className={`size-10 shrink-0 rounded-control bg-surface object-cover transition-opacity ${state === 'done' ? '' : 'opacity-60'}`}
    />
  );
}
