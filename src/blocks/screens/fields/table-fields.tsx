import { Minus, Plus } from 'lucide-react';
import type { ClipboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FieldAnchor } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { BLOCK_LIMITS as LIMITS } from '../../model/limits.ts';
import type { Block } from '../../model/schema.ts';
import { pasteCells, readCells, resizeTable } from './table-cells.ts';

type TableBlock = Extract<Block, { kind: 'table' }>;
type Props = {
  block: TableBlock;
  path: string;
  errorOf: (field: string) => string | undefined;
  onChange: (block: TableBlock) => void;
};

/** A table of text fields. Cells copied from a spreadsheet fill it from the cell into which they are pasted. */
export function TableFields({ block, path, errorOf, onChange }: Props) {
  const t = useTranslations('blocks');
  const { rows, hasHeading } = block;
  const columns = Math.max(1, ...rows.map(({ length }) => length));
  const setCell = (row: number, column: number, text: string) =>
    onChange({ ...block, rows: pasteCells(rows, { row, column }, [[text]]) });
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const cells = readCells(event.clipboardData.getData('text/plain'));
    if (!cells) return;
    event.preventDefault();
    onChange({ ...block, rows: pasteCells(rows, { row, column }, cells) });
  };
  const resize = (rowCount: number, columnCount: number) =>
    onChange({ ...block, rows: resizeTable(rows, rowCount, columnCount) });
  return (
    <>
      <div className="-mx-1 overflow-x-auto px-1 pb-1">
        <table aria-label={t('kinds.table')} className="w-full border-separate border-spacing-1">
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
              <tr key={at}>
                {Array.from({ length: columns }, (_, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells have no identity but their place.
                  <td key={column} className="min-w-32 p-0 align-top">
                    <FieldAnchor at={`${path}.rows.${at}.${column}`}>
                      <TextField
                        label={t('cell', { row: at + 1, column: column + 1 })}
                        labelHidden
                        error={errorOf(`rows.${at}.${column}`)}
                        dir="auto"
                        autoComplete="off"
                        className={hasHeading && at === 0 ? 'font-medium' : ''}
                        value={row[column] ?? ''}
                        onPaste={(event) => paste(event, at, column)}
                        onChange={({ target }) => setCell(at, column, target.value)}
                      />
                    </FieldAnchor>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Plus}
          onClick={() => resize(rows.length + 1, columns)}
          disabledReason={rows.length < LIMITS.rows ? undefined : t('fullTable')}
        >
          {t('addRow')}
        </Button>
        <Button
          icon={Plus}
          onClick={() => resize(rows.length, columns + 1)}
          disabledReason={columns < LIMITS.columns ? undefined : t('fullTable')}
        >
          {t('addColumn')}
        </Button>
        {rows.length > 1 && (
          <Button icon={Minus} onClick={() => resize(rows.length - 1, columns)}>
            {t('removeRow')}
          </Button>
        )}
        {columns > 1 && (
          <Button icon={Minus} onClick={() => resize(rows.length, columns - 1)}>
            {t('removeColumn')}
          </Button>
        )}
      </div>
      <Checkbox
        label={t('fields.hasHeading')}
        checked={hasHeading}
        onCheckedChange={(is) => onChange({ ...block, hasHeading: is })}
      />
      <FieldAnchor at={`${path}.caption`}>
        <TextField
          label={t('fields.caption')}
          error={errorOf('caption')}
          dir="auto"
          autoComplete="off"
          value={block.caption}
          onChange={({ target }) => onChange({ ...block, caption: target.value })}
        />
      </FieldAnchor>
    </>
  );
}
