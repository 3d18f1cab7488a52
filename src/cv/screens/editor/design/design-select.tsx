import { type Option, Select } from '#ui/fields/select.tsx';
import type { Design } from '../../../model/design.ts';
import { useDesign } from './use-design.ts';

type SelectableField = 'headings' | 'language' | 'dateFormat' | 'levels' | 'bullets' | 'photo';
type DesignSelectProps<Name extends SelectableField> = {
  field: Name;
  label: string;
  value: Design[Name];
  options: readonly Option<Design[Name]>[];
};

/** Select for a design field with a fixed set of values. */
export function DesignSelect<Name extends SelectableField>({ field, label, value, options }: DesignSelectProps<Name>) {
  const { set, locked } = useDesign();
  return (
    <div data-field={field} className="min-w-0">
      <Select
        label={label}
        options={options}
        value={value}
        onValueChange={(next) => set(field, next)}
        disabled={locked}
      />
    </div>
  );
}
