import { type Option, Select } from '#ui/select.tsx';
import type { Design } from '../../../model/design.ts';
import { useDesign } from './use-design.ts';

type SelectableField = 'language' | 'dateFormat' | 'levels' | 'photo';
type Props<Name extends SelectableField> = {
  field: Name;
  label: string;
  value: Design[Name];
  options: readonly Option<Design[Name]>[];
};

/** Select for a design field with a fixed set of values. */
export function DesignSelect<Name extends SelectableField>({ field, label, value, options }: Props<Name>) {
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
