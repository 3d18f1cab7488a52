import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';

type Props = {
  count: number;
  total: number;
  all: boolean;
  some: boolean;
  onToggleAll: () => void;
  onClear: () => void;
  /** The bulk actions. */
  children: ReactNode;
  /** The content shown while nothing is selected. The bar then has its own line and covers nothing. */
  idle?: ReactNode;
};

const OVER_COLUMNS = '@lg:absolute @lg:start-8 @lg:end-0 @lg:top-0 @lg:min-h-10.5 @lg:border-b-0 @lg:z-10';

/**
 * Shows the number of selected rows and the bulk actions. It covers the column names so that nothing moves; in the card
 * layout it is placed above the cards and contains the select-all checkbox.
 */
export function SelectionBar({ count, total, all, some, onToggleAll, onClear, children, idle }: Props) {
  const t = useTranslations('ui.table');
  const format = useFormatter();
  const over = idle === undefined;
  const words = count > 0 || over ? t('selected', { count, total }) : '';
  return (
    <div
      className={`flex min-h-11 flex-wrap items-center gap-x-2 border-border border-b bg-background ${over ? OVER_COLUMNS : ''} ${over && count === 0 ? '@lg:pointer-events-none @lg:invisible' : ''}`}
    >
      <div className={`ps-2 ${over ? '@lg:hidden' : ''}`}>
        <Checkbox label={t('selectAll')} labelHidden checked={all} mixed={some} onCheckedChange={onToggleAll} />
      </div>
      <p role="status" className="whitespace-nowrap ps-2 text-text-secondary tabular-nums empty:ps-0">
        {words && (
          <>
            <span className={over ? '' : 'max-sm:sr-only'}>{words}</span>
            {!over && (
              <span aria-hidden="true" className="sm:hidden">
                {`${format.number(count)} / ${format.number(total)}`}
              </span>
            )}
          </>
        )}
      </p>
      {count === 0 && idle}
      {count > 0 && (
        <>
          <IconButton name={t('clear')} icon={X} onClick={onClear} />
          <div className={`ms-auto flex flex-wrap gap-2 ${over ? '' : 'max-sm:gap-0'}`}>{children}</div>
        </>
      )}
    </div>
  );
}
