import { Plus, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import { useRowKeys } from './use-row-keys.ts';

type Props<Row extends object> = {
  label: string;
  hint?: string;
  rows: readonly Row[];
  /** Initial value of a new row. */
  emptyRow: Row;
  addLabel: string;
  maximum: number;
  nameOf: (row: Row, at: number) => string;
  /** Error message for the list as a whole. */
  error?: string | undefined;
  onChange: (rows: Row[]) => void;
  children: (row: Row, at: number, change: (next: Row) => void) => ReactNode;
  /** Additional controls for adding a row. */
  extraActions?: ReactNode;
};

/** Sortable list of rows that share one form. */
export function RowList<Row extends object>(props: Props<Row>) {
  const { label, hint, rows, emptyRow, addLabel, maximum, nameOf, error, onChange, children, extraActions } = props;
  const t = useTranslations('records.editor');
  const tUi = useTranslations('ui');
  const container = useRef<HTMLFieldSetElement>(null);
  const { keyOf, transferKey } = useRowKeys<Row>();
  const focusIn = (row: Row | undefined) => {
    const selector = row ? `[data-row="${keyOf(row)}"] :is(input, textarea, button)` : '[data-add]';
    container.current?.querySelector<HTMLElement>(selector)?.focus();
  };
  const add = () => {
    const row = { ...emptyRow };
    flushSync(() => onChange([...rows, row]));
    focusIn(row);
  };
  const remove = (row: Row) => {
    const at = rows.indexOf(row);
    const remaining = rows.filter((other) => other !== row);
    flushSync(() => onChange(remaining));
    focusIn(remaining[Math.min(at, remaining.length - 1)]);
  };
  return (
    <fieldset ref={container} className="min-w-0">
      <legend className="sr-only">{label}</legend>
      {hint && <p className="mb-3 max-w-prose text-text-secondary">{hint}</p>}
      {rows.length > 0 && (
        <div className="mb-3 border-border border-t">
          <SortableList
            label={label}
            items={rows}
            idOf={keyOf}
            nameOf={(row) => nameOf(row, rows.indexOf(row))}
            onReorder={onChange}
            // The handle and the remove button stand beside the first input, below its label.
            className="relative [&>li>[data-handle]]:mt-6"
          >
            {(row) => {
              const at = rows.indexOf(row);
              const change = (next: Row) =>
                onChange(rows.map((other) => (other === row ? transferKey(row, next) : other)));
              return (
                <div data-row={keyOf(row)} className="flex items-start gap-1 sm:gap-2">
                  <div className="min-w-0 flex-1">{children(row, at, change)}</div>
                  <div className="pt-6">
                    <IconButton name={tUi('remove', { name: nameOf(row, at) })} icon={X} onClick={() => remove(row)} />
                  </div>
                </div>
              );
            }}
          </SortableList>
        </div>
      )}
      {error && (
        <p role="alert" className="mb-3 text-error text-xs">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          data-add=""
          icon={Plus}
          onClick={add}
          disabledReason={rows.length < maximum ? undefined : t('full', { maximum })}
        >
          {addLabel}
        </Button>
        {extraActions}
      </div>
    </fieldset>
  );
}
