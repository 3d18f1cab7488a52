import { CircleCheck, FileText, RotateCw, TriangleAlert, X } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { ProgressBar } from './progress-bar.tsx';

export type FileProgress = {
  id: string;
  name: string;
  size: number;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  /** From 0 to 1, while it is uploading. */
  progress?: number;
  /** Why it failed. */
  error?: string;
};

type Act = ((id: string) => void) | undefined;
type Props = { label: string; files: readonly FileProgress[]; onCancel: Act; onRetry: Act; onRemove: Act };

/** How each file is doing, and what can be done about it. */
export function FileList({ label, files, ...acts }: Props) {
  return (
    <ul aria-label={label} className="mt-2">
      {files.map((file) => (
        <Row key={file.id} file={file} {...acts} />
      ))}
    </ul>
  );
}

function Row({ file, onCancel, onRetry, onRemove }: Omit<Props, 'files' | 'label'> & { file: FileProgress }) {
  const t = useTranslations('ui.file');
  const size = useSize();
  const { id, name, state, progress = 0, error } = file;
  const under = state === 'waiting' || state === 'uploading';
  return (
    <li className="flex min-h-12 items-center gap-3 border-border border-b py-1 last:border-b-0">
      <Icon
        of={state === 'failed' ? TriangleAlert : state === 'done' ? CircleCheck : FileText}
        className={state === 'failed' ? 'text-error' : state === 'done' ? 'text-success' : 'text-text-secondary'}
      />
      <div className="min-w-0 flex-1">
        <p className="flex gap-2">
          <span className="truncate">{name}</span>
          <span className="ms-auto shrink-0 text-text-secondary tabular-nums">{size(file.size)}</span>
        </p>
        {state === 'uploading' && <ProgressBar label={t('progress', { name })} value={progress} />}
        <p
          role="status"
          className={`text-xs ${state === 'failed' ? 'text-error' : 'text-text-secondary'} empty:hidden`}
        >
          {state === 'uploading' ? '' : state === 'failed' ? (error ?? t('failed')) : t(state)}
        </p>
      </div>
      <div className="flex">
        {state === 'failed' && onRetry && (
          <IconButton name={t('retry', { name })} icon={RotateCw} onClick={() => onRetry(id)} />
        )}
        {under && onCancel && <IconButton name={t('cancel', { name })} icon={X} onClick={() => onCancel(id)} />}
        {!under && onRemove && <IconButton name={t('remove', { name })} icon={X} onClick={() => onRemove(id)} />}
      </div>
    </li>
  );
}

function useSize() {
  const format = useFormatter();
  return (bytes: number) => {
    const [value, unit] = bytes < 1e6 ? [Math.max(1, bytes / 1e3), 'kilobyte'] : [bytes / 1e6, 'megabyte'];
    return format.number(value as number, {
      style: 'unit',
      unit: unit as string,
      maximumFractionDigits: bytes < 1e6 ? 0 : 1,
    });
  };
}
