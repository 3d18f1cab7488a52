import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Checkbox } from './checkbox.tsx';
import { IconButton } from './icon-button.tsx';

type Props = {
  count: number;
  total: number;
  all: boolean;
  some: boolean;
  onToggleAll: () => void;
  onClear: () => void;
  /** What can be done with all that are chosen. */
  children: ReactNode;
};

/**
 * How many rows are chosen and what can be done with them. It lies over the columns' names, so that nothing moves; in
 * cards, which have none, it stands above and holds the box that chooses all.
 */
export function SelectionBar({ count, total, all, some, onToggleAll, onClear, children }: Props) {
  const t = useTranslations('ui.table');
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-2 border-border border-b bg-background @lg:absolute @lg:start-8 @lg:end-0 @lg:top-0 @lg:min-h-10.5 @lg:border-b-0 @lg:z-10 ${count === 0 ? '@lg:pointer-events-none @lg:invisible' : ''}`}
    >
      <div className="ps-2 @lg:hidden">
        <Checkbox label={t('selectAll')} labelHidden checked={all} mixed={some} onCheckedChange={onToggleAll} />
      </div>
      <p role="status" className="ps-2 text-text-secondary tabular-nums">
        {t('selected', { count, total })}
      </p>
      {count > 0 && (
        <>
          <IconButton name={t('clear')} icon={X} onClick={onClear} />
          <div className="ms-auto flex flex-wrap gap-2">{children}</div>
        </>
      )}
    </div>
  );
}
