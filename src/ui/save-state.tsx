import { Check, CloudOff, GitCompareArrows, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from './icon.tsx';

export type SaveStateName = 'saving' | 'saved' | 'offline' | 'conflict' | 'failed';

type Props = {
  state: SaveStateName;
  /** After a failure: saves again. */
  onRetry?: () => void;
  /** After a conflict: shows both. */
  onResolve?: () => void;
};

const LOOKS: Record<SaveStateName, { icon: LucideIcon; style: string }> = {
  saving: { icon: LoaderCircle, style: 'animate-turn' },
  saved: { icon: Check, style: '' },
  offline: { icon: CloudOff, style: 'text-warning' },
  conflict: { icon: GitCompareArrows, style: 'text-warning' },
  failed: { icon: TriangleAlert, style: 'text-error' },
};

/** Whether what one writes is safe: in words, always in the same place. */
export function SaveState({ state, onRetry, onResolve }: Props) {
  const t = useTranslations('ui.save');
  const { icon, style } = LOOKS[state];
  const act =
    state === 'failed' && onRetry
      ? { label: t('retry'), onClick: onRetry }
      : state === 'conflict' && onResolve
        ? { label: t('resolve'), onClick: onResolve }
        : undefined;
  return (
    <span className="inline-flex min-h-5 flex-wrap items-center gap-2 text-text-secondary">
      <span role="status" className="inline-flex items-center gap-2">
        <Icon of={icon} className={style} />
        <span>{t(state)}</span>
      </span>
      {act && (
        <button
          type="button"
          onClick={act.onClick}
          className="rounded-[4px] font-medium text-link underline decoration-1 underline-offset-2 hover:decoration-2 pointer-coarse:min-h-11"
        >
          {act.label}
        </button>
      )}
    </span>
  );
}
