import {
  Check,
  CircleDashed,
  CloudOff,
  GitCompareArrows,
  LoaderCircle,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SaveCondition } from '#platform/autosave/port.ts';
import { Icon } from './icon.tsx';

/** `waiting`: it lacks what it takes to be saved. `refused`: all is saved but what has a fault. */
export type SaveStateName = 'waiting' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused' | 'failed';

const STATES: Record<SaveCondition, SaveStateName> = {
  new: 'waiting',
  saving: 'saving',
  saved: 'saved',
  offline: 'offline',
  conflict: 'conflict',
  refused: 'refused',
  gone: 'failed',
  failed: 'failed',
};
/** What is seen of how a saving stands. */
export const saveStateOf = (condition: SaveCondition) => STATES[condition];

type Props = {
  state: SaveStateName;
  /** Beside somebody who writes all the time: nothing turns. On a phone, what can be done about it says enough. */
  terse?: boolean;
  /** After a failure: saves again. */
  onRetry?: () => void;
  /** After a conflict: shows both. */
  onResolve?: () => void;
  /** After a refusal: leads to what has a fault. */
  onShow?: () => void;
};

const LOOKS: Record<SaveStateName, { icon: LucideIcon; style: string }> = {
  waiting: { icon: CircleDashed, style: '' },
  saving: { icon: LoaderCircle, style: 'animate-turn' },
  saved: { icon: Check, style: '' },
  offline: { icon: CloudOff, style: 'text-warning' },
  conflict: { icon: GitCompareArrows, style: 'text-warning' },
  refused: { icon: TriangleAlert, style: 'text-warning' },
  failed: { icon: TriangleAlert, style: 'text-error' },
};

/** Whether what one writes is safe: in words, always in the same place. */
export function SaveState({ state, terse = false, onRetry, onResolve, onShow }: Props) {
  const t = useTranslations('ui.save');
  const { icon, style } = LOOKS[state];
  const act =
    state === 'failed' && onRetry
      ? { label: t('retry'), onClick: onRetry }
      : state === 'conflict' && onResolve
        ? { label: t('resolve'), onClick: onResolve }
        : state === 'refused' && onShow
          ? { label: t('show'), onClick: onShow }
          : undefined;
  return (
    <span className="inline-flex min-h-5 flex-wrap items-center gap-2 text-text-secondary">
      <span role="status" className="inline-flex items-center gap-2">
        {/* A drawing that turns by itself is painted anew all the time; a box that turns is not. */}
        <span className={`inline-flex ${terse && state === 'saving' ? '' : style}`}>
          <Icon of={icon} />
        </span>
        <span className={terse && act ? 'max-sm:sr-only' : ''}>{t(state)}</span>
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
