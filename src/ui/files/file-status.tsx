import { CircleCheck, type LucideIcon, Pause, TriangleAlert, WifiOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Icon } from '../icon.tsx';
import { type FileProgress, isInProgress } from './file-progress.ts';
import { useFileSize } from './use-file-size.ts';
import { useFileStateText } from './use-file-state-text.ts';

type StateStyle = { icon: LucideIcon; color: string };

const STYLE_BY_STATE: Partial<Record<FileProgress['state'], StateStyle>> = {
  done: { icon: CircleCheck, color: 'text-success' },
  failed: { icon: TriangleAlert, color: 'text-error' },
  offline: { icon: WifiOff, color: 'text-warning' },
  paused: { icon: Pause, color: 'text-text-secondary' },
};

/** Shows a file's name, size and upload state. */
export function FileStatus({ file }: { file: FileProgress }) {
  const t = useTranslations('ui.file');
  const format = useFormatter();
  const sizeOf = useFileSize();
  const stateText = useFileStateText();
  const { name, size, state, progress = 0 } = file;
  const stateStyle = STYLE_BY_STATE[state];
  const statusText = state === 'uploading' ? format.number(progress, { style: 'percent' }) : stateText(file);
  // An error message is shown without the size.
  const showsSize = state !== 'failed' && state !== 'offline';
  return (
    <div className="min-w-0 flex-1">
      <p dir="auto" className="truncate">
        {name}
      </p>
      {isInProgress(file) && (
        <ProgressBar label={t('progress', { name })} value={state === 'processing' ? 1 : progress} />
      )}
      <p
        className={`flex items-start gap-1 text-xs tabular-nums ${state === 'failed' ? 'text-error' : 'text-text-secondary'}`}
      >
        {stateStyle && <Icon of={stateStyle.icon} className={`size-3.5 translate-y-px ${stateStyle.color}`} />}
        <span className="min-w-0 break-words">
          {statusText}
          {showsSize && <span className="whitespace-nowrap">{` · ${sizeOf(size)}`}</span>}
        </span>
      </p>
    </div>
  );
}
