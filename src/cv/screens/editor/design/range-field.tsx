import { Slider } from '#ui/fields/slider.tsx';
import { DESIGN_RANGES } from '../../../model/design.ts';
import { useDesign } from './use-design.ts';

type Props = {
  field: keyof typeof DESIGN_RANGES;
  label: string;
  value: number;
  /** The value with its unit, as displayed. */
  valueText: string;
  step: number;
};

/** Slider for a numeric design field. Each value is applied while dragging, so that the pages update live. */
export function RangeField({ field, label, value, valueText, step }: Props) {
  const { set, locked } = useDesign();
  const [min, max] = DESIGN_RANGES[field];
  return (
    <div data-field={field} className="-mb-2 min-w-0">
      <div
        aria-hidden="true"
        className="flex items-baseline justify-between gap-2 text-text-secondary text-xs leading-5"
      >
        <span className="min-w-0 font-medium">{label}</span>
        <span className="shrink-0 tabular-nums">{valueText}</span>
      </div>
      <Slider
        label={label}
        valueText={valueText}
        min={min}
        max={max}
        step={step}
        value={value}
        onChange={(next) => set(field, next)}
        disabled={locked}
        className="disabled:cursor-default disabled:opacity-50"
      />
    </div>
  );
}
