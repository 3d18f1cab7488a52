import { useTranslations } from 'use-intl';
import { Checkbox } from '../fields/checkbox.tsx';
import type { Column } from './data-row.tsx';

type Props<Row> = {
  columns: readonly Column<Row>[];
  actions: boolean;
  all?: boolean;
  some?: boolean;
  onToggleAll?: () => void;
};

/**
 * Renders the column names of a data table. They are visually hidden in the card layout, where each value has a label.
 */
export function DataTableHead<Row>({ columns, actions, all = false, some = false, onToggleAll }: Props<Row>) {
  const t = useTranslations('ui.table');
  return (
    <thead className="@max-lg:sr-only">
      <tr className="h-11 border-border border-b pointer-coarse:h-13">
        {onToggleAll && (
          <th scope="col" className="w-8 px-2 @max-lg:hidden">
            <Checkbox label={t('selectAll')} labelHidden checked={all} mixed={some} onCheckedChange={onToggleAll} />
          </th>
        )}
        {columns.map((column) => (
          <th
            key={column.id}
            scope="col"
            className={`pe-4 font-medium text-text-secondary text-xs ${column.align === 'end' ? 'text-end' : 'text-start'}`}
          >
            {column.header}
          </th>
        ))}
        {actions && (
          <th scope="col" className="w-11">
            <span className="sr-only">{t('actions')}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
