import { type ReactNode, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../actions/icon-button.tsx';
import { Checkbox } from '../fields/checkbox.tsx';
import { MenuDots } from '../layout/dots.tsx';
import { Menu, type MenuEntry } from '../overlays/menu.tsx';

export type Column<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** Marks the column that names the row. It becomes the first line of a card. */
  main?: boolean;
};

type Props<Row> = {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  selected?: boolean;
  onToggle: (withShift: boolean) => void;
  actions?: readonly MenuEntry[];
};

const CARD_LABEL = 'hidden text-text-secondary text-xs leading-5 @max-lg:block';

/** Renders a row of a data table, or a card where the table is narrow. */
export function DataRow<Row>({ row, name, columns, selected, onToggle, actions }: Props<Row>) {
  const t = useTranslations('ui.table');
  const withShift = useRef(false);
  const noteShift = (event: { shiftKey: boolean }) => {
    withShift.current = event.shiftKey;
  };
  return (
    <tr
      aria-selected={selected}
      className={`border-border border-b transition-colors @max-lg:relative @max-lg:grid @max-lg:py-3 ${selected === undefined ? '' : '@max-lg:ps-8'} @max-lg:pe-11 ${selected ? 'bg-selected' : 'hover:bg-hover'}`}
    >
      {selected !== undefined && (
        <td
          className="w-8 py-2 ps-0 align-top @max-lg:absolute @max-lg:start-0 @max-lg:top-1"
          onPointerDownCapture={noteShift}
          onClickCapture={noteShift}
          onKeyDownCapture={noteShift}
        >
          <div className="flex min-h-6 items-center px-2">
            <Checkbox
              label={t('select', { name })}
              labelHidden
              checked={selected}
              onCheckedChange={() => onToggle(withShift.current)}
            />
          </div>
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.id}
          className={`min-h-10 min-w-0 break-words py-2.5 pe-4 align-top @max-lg:grid @max-lg:min-h-0 @max-lg:grid-cols-[6.5rem_1fr] @max-lg:gap-x-2 @max-lg:pe-0 @max-lg:py-0.5 ${column.main ? 'font-medium @max-lg:block!' : ''} ${column.align === 'end' ? 'text-end tabular-nums @max-lg:text-start' : ''}`}
        >
          {!column.main && (
            <span aria-hidden="true" className={CARD_LABEL}>
              {column.header}
            </span>
          )}
          <span className="min-w-0">{column.cell(row)}</span>
        </td>
      ))}
      {actions && (
        <td className="w-11 py-0.5 text-end align-top @max-lg:absolute @max-lg:end-0 @max-lg:top-1">
          {actions.length > 0 && (
            <Menu
              align="end"
              trigger={<IconButton name={t('actionsFor', { name })} icon={MenuDots} />}
              entries={actions}
            />
          )}
        </td>
      )}
    </tr>
  );
}
