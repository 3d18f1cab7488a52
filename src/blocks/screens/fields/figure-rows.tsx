import { useTranslations } from 'use-intl';
import { FieldAnchor, RowList } from '#records/components.tsx';
import { TextField } from '#ui/fields/text-field.tsx';

type Figure = { label: string; value: string };
type Props = {
  label: string;
  rows: readonly Figure[];
  /** The path of the list in the form. */
  path: string;
  maximum: number;
  errorOf: (path: string) => string | undefined;
  onChange: (rows: Figure[]) => void;
};

/** Rows of numbers, each with what it counts. */
export function FigureRows({ label, rows, path, maximum, errorOf, onChange }: Props) {
  const t = useTranslations('blocks.figures');
  return (
    <RowList
      label={label}
      rows={rows}
      emptyRow={{ label: '', value: '' }}
      addLabel={t('add')}
      maximum={maximum}
      nameOf={(row, at) => row.label || row.value || t('number', { number: at + 1 })}
      error={errorOf(path)}
      onChange={onChange}
    >
      {(row, at, changeRow) => (
        <div className="grid gap-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
          <FieldAnchor at={`${path}.${at}.value`}>
            <TextField
              label={t('value')}
              placeholder={t('valuePlaceholder')}
              error={errorOf(`${path}.${at}.value`)}
              dir="auto"
              autoComplete="off"
              value={row.value}
              onChange={(event) => changeRow({ ...row, value: event.target.value })}
            />
          </FieldAnchor>
          <FieldAnchor at={`${path}.${at}.label`}>
            <TextField
              label={t('label')}
              placeholder={t('labelPlaceholder')}
              error={errorOf(`${path}.${at}.label`)}
              dir="auto"
              autoComplete="off"
              value={row.label}
              onChange={(event) => changeRow({ ...row, label: event.target.value })}
            />
          </FieldAnchor>
        </div>
      )}
    </RowList>
  );
}
