import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../actions/button.tsx';
import { LiveText } from '../live-text.tsx';
import type { MenuEntry } from '../overlays/menu.tsx';
import { type Column, DataRow } from './data-row.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useSelection } from './use-selection.ts';

export type DataTableProps<Row> = {
  /** The visually hidden caption of the table. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Allows rows to be selected, with bulk actions for the selection. */
  selection?: {
    selected: ReadonlySet<string>;
    onChange: (selected: Set<string>) => void;
    actions: ReactNode;
  };
  /** Returns the actions for one row. */
  actionsOf?: (row: Row) => readonly MenuEntry[];
  /** Set if there are more rows to load. Pagination is by key, so the total is unknown. */
  more?: { onLoad: () => void; loading: boolean } | undefined;
  /** Shown in place of the table if there are no rows. */
  empty: ReactNode;
};

/** A table that becomes a list of cards where it is too narrow for columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, idOf, nameOf, selection, actionsOf, more, empty } = props;
  const t = useTranslations('ui.table');
  const ids = rows.map(idOf);
  const rowSelection = useSelection(ids, selection?.selected ?? NO_IDS, selection?.onChange ?? (() => undefined));
  const loaded = useLoadedNotice(rows.length, (count) => t('loaded', { count }));
  if (rows.length === 0) return <>{empty}</>;
  return (
    <div className="@container relative">
      {selection && (
        <SelectionBar
          count={selection.selected.size}
          total={rows.length}
          onClear={() => selection.onChange(new Set())}
          all={rowSelection.all}
          some={rowSelection.isPartial}
          onToggleAll={rowSelection.toggleAll}
        >
          {selection.actions}
        </SelectionBar>
      )}
      <table className="w-full border-collapse text-start @max-lg:block [&_time]:tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <DataTableHead
          columns={columns}
          actions={actionsOf !== undefined}
          {...(selection
            ? { all: rowSelection.all, some: rowSelection.isPartial, onToggleAll: rowSelection.toggleAll }
            : {})}
        />
        <tbody className="@max-lg:block">
          {rows.map((row) => (
            <DataRow
              key={idOf(row)}
              row={row}
              name={nameOf(row)}
              columns={columns}
              {...(selection ? { selected: selection.selected.has(idOf(row)) } : {})}
              onToggle={(withShift) => rowSelection.toggle(idOf(row), withShift)}
              {...(actionsOf ? { actions: actionsOf(row) } : {})}
            />
          ))}
        </tbody>
      </table>
      {more && (
        <div className="pt-4">
          <Button busy={more.loading} onClick={more.onLoad}>
            {t('more')}
          </Button>
        </div>
      )}
      <LiveText>{loaded}</LiveText>
    </div>
  );
}

const NO_IDS: ReadonlySet<string> = new Set();

/** Returns the announcement of the new row count after more rows have loaded. */
function useLoadedNotice(count: number, announcementFor: (count: number) => string) {
  const [announcement, announce] = useState('');
  const before = useRef(count);
  useEffect(() => {
    if (before.current > 0 && count > before.current) announce(announcementFor(count));
    before.current = count;
  });
  return announcement;
}
