import { CircleCheck, type LucideIcon, Pause, TriangleAlert, WifiOff } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { type FileProgress, isUnderWay } from './file-progress.ts';
import { Icon } from './icon.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useFileSize } from './use-file-size.ts';
import { useFileWords } from './use-file-words.ts';

type Look = { icon: LucideIcon; color: string };

const LOOKS: Partial<Record<FileProgress['state'], Look>> = {
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
  const wordsOf = useFileWords();
  const { name, size, state, progress = 0 } = file;
  const look = LOOKS[state];
  const said = state === 'uploading' ? format.number(progress, { style: 'percent' }) : wordsOf(file);
  // An error message is shown without the size.
  const sized = state !== 'failed' && state !== 'offline';
  return (
    <div className="min-w-0 flex-1">
      <p dir="auto" className="truncate">
        {name}
      </p>
      {isUnderWay(file) && (
        <ProgressBar label={t('progress', { name })} value={state === 'processing' ? 1 : progress} />
      )}
      <p
        className={`flex items-start gap-1 text-xs tabular-nums ${state === 'failed' ? 'text-error' : 'text-text-secondary'}`}
      >
        {look && <Icon of={look.icon} className={`size-3.5 translate-y-px ${look.color}`} />}
        <span className="min-w-0 break-words">
          {said}
          {sized && <span className="whitespace-nowrap">{` · ${sizeOf(size)}`}</span>}
        </span>
      </p>
    </div>
  );
}
