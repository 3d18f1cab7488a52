import {
  Check,
  CircleDashed,
  CloudOff,
  GitCompareArrows,
  Globe,
  LoaderCircle,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { SaveCondition } from '#platform/browser/autosave/port.ts';
import { Icon } from '../icon.tsx';

/** `waiting`: not complete enough to save. `refused`: everything is saved except invalid fields. */
export type SaveStateName = 'waiting' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused' | 'failed';

const STATE_BY_CONDITION: Record<SaveCondition, SaveStateName> = {
  new: 'waiting',
  saving: 'saving',
  saved: 'saved',
  offline: 'offline',
  conflict: 'conflict',
  refused: 'refused',
  gone: 'failed',
  failed: 'failed',
};
/** Returns the displayed state for a save condition. */
export const saveStateOf = (condition: SaveCondition) => STATE_BY_CONDITION[condition];

type Props = {
  state: SaveStateName;
  /** Whether visitors see what is saved. */
  published?: boolean;
  /** Shows no spinner, for use beside continuous typing. On a phone it shows only the action, or short words. */
  terse?: boolean;
  /** On a phone, shows only the icon of a conflict's action. */
  compact?: boolean;
  /** Called to save again after a failure. */
  onRetry?: () => void;
  /** Called to show both versions after a conflict. */
  onResolve?: () => void;
  /** Called to go to the invalid field after a refusal. */
  onShow?: () => void;
};

const STYLE_BY_STATE: Record<SaveStateName, { icon: LucideIcon; style: string }> = {
  waiting: { icon: CircleDashed, style: '' },
  saving: { icon: LoaderCircle, style: 'animate-turn' },
  saved: { icon: Check, style: '' },
  offline: { icon: CloudOff, style: 'text-warning' },
  conflict: { icon: GitCompareArrows, style: 'text-warning' },
  refused: { icon: TriangleAlert, style: 'text-warning' },
  failed: { icon: TriangleAlert, style: 'text-error' },
};

const ICON_ON_PHONE =
  'max-sm:inline-flex max-sm:min-h-9 max-sm:min-w-9 max-sm:items-center max-sm:justify-center max-sm:pointer-coarse:min-w-11';

/** Clips the words that have no room beside the icon, the last ones first. Screen readers read all of them. */
const ONE_LINE =
  'inline-flex h-5 min-w-5 flex-wrap content-start items-center gap-x-1.5 gap-y-5 overflow-hidden *:whitespace-nowrap';

/** Shows whether the changes are saved. */
export function SaveState({
  state,
  published = false,
  terse = false,
  compact = false,
  onRetry,
  onResolve,
  onShow,
}: Props) {
  const t = useTranslations('ui.save');
  const { icon, style } = STYLE_BY_STATE[state];
  const action =
    state === 'failed' && onRetry
      ? { label: t('retry'), onClick: onRetry }
      : state === 'conflict' && onResolve
        ? { label: t('resolve'), onClick: onResolve }
        : state === 'refused' && onShow
          ? { label: t('show'), onClick: onShow }
          : undefined;
  const isPublished = published && state === 'saved';
  const isIconOnly = compact && state === 'conflict' && action !== undefined;
  return (
    <span className="inline-flex min-h-5 min-w-0 flex-wrap items-center gap-2 text-text-secondary">
      <span role="status" className={published && !action ? ONE_LINE : 'inline-flex items-center gap-2'}>
        {/* Animates the wrapper, because an animated SVG is repainted in every frame. */}
        <span
          className={`inline-flex ${isIconOnly ? 'max-sm:hidden' : ''} ${terse && state === 'saving' ? '' : style}`}
        >
          <Icon of={isPublished ? Globe : icon} />
        </span>
        <span className={terse && (action || state === 'offline') ? 'max-sm:sr-only' : ''}>{t(state)}</span>
        {isPublished && <span>{`· ${t('published')}`}</span>}
        {terse && state === 'offline' && (
          <span aria-hidden="true" className="sm:hidden">
            {t('offlineShort')}
          </span>
        )}
      </span>
      {action && (
        <button
          type="button"
          onClick={action.onClick}
          className={`rounded-[4px] font-medium text-link underline decoration-1 underline-offset-2 hover:decoration-2 pointer-coarse:min-h-11 ${isIconOnly ? ICON_ON_PHONE : ''}`}
        >
          {isIconOnly && <Icon of={icon} className="text-warning sm:hidden" />}
          <span className={isIconOnly ? 'max-sm:sr-only' : ''}>{action.label}</span>
        </button>
      )}
    </span>
  );
}
