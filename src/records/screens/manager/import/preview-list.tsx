import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { useSelection } from '#ui/lists/use-selection.ts';
import type { ImportProblem } from '../../../contract.ts';
import { ItemCheckbox } from '../item-checkbox.tsx';
import type { PreviewItem } from './import-preview.ts';

type Props = {
  items: readonly PreviewItem[];
  selected: ReadonlySet<string>;
  onSelect: (selected: Set<string>) => void;
};

/** Preview of a file's items, each with its warnings. The selected items are imported. */
export function PreviewList({ items, selected, onSelect }: Props) {
  const t = useTranslations('records.import');
  const describeProblem = useProblemText();
  const keys = items.map(({ key }) => key);
  const selection = useSelection(keys, selected, onSelect);
  return (
    <>
      {items.length > 1 && (
        <div className="border-border border-b pb-2">
          <Checkbox
            label={t('all')}
            checked={selection.all}
            mixed={selection.isPartial}
            onCheckedChange={selection.toggleAll}
          />
        </div>
      )}
      <ul aria-label={t('list')}>
        {items.map(({ key, title, facts, duplicateOf, warnings, mark }) => (
          <li key={key} className="flex gap-3 border-border border-b py-2.5 [content-visibility:auto] last:border-b-0">
            <ItemCheckbox
              name={title}
              selected={selected.has(key)}
              onToggle={(withShift) => selection.toggle(key, withShift)}
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 break-words font-medium">
                {title}
                {duplicateOf !== undefined && <Badge>{t('duplicate')}</Badge>}
                {mark}
              </p>
              {facts.length > 0 && (
                <p className="line-clamp-2 break-words text-text-secondary text-xs tabular-nums">{facts.join(' · ')}</p>
              )}
              {warnings.map((warning) => (
                <p key={`${warning.field} ${warning.problem}`} className="mt-1 flex gap-1.5 text-warning text-xs">
                  <Icon of={TriangleAlert} className="mt-px size-3.5" />
                  <span className="min-w-0 break-words">{describeProblem(warning)}</span>
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

type FieldWarning = { field: string; problem: ImportProblem };

/** Returns a function that describes an import warning in a sentence. */
function useProblemText() {
  const t = useTranslations('records.import.problems');
  const tColumns = useTranslations('imports.columns');
  /** Returns the label of a field path (e.g. `links.0.url`), using the first part with a known label. */
  const nameOf = (field: string) => {
    const labelledPart = field.split('.').find((part) => tColumns.has(part as 'title'));
    return labelledPart === undefined ? field : tColumns(labelledPart as 'title');
  };
  return ({ field, problem }: FieldWarning) => t(problem, { field: nameOf(field) });
}
