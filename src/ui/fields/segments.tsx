import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { OVERLAY_RADIO } from '../overlays/overlay-radio.ts';
import { Field, useFieldIds } from './field.tsx';

type Props<Value extends string> = {
  label: string;
  /** Hides the label visually but keeps it for screen readers. */
  labelHidden?: boolean;
  /** A choice with an icon or a drawing shows its label only as a tooltip. */
  choices: readonly { value: Value; label: string; icon?: LucideIcon; drawing?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
};

/** A segmented control for a few options. Labels that do not fit beside each other are on two lines. */
export function Segments<Value extends string>(props: Props<Value>) {
  const { label, labelHidden, choices, value, onValueChange, disabled = false } = props;
  const { id, labelId } = useFieldIds({});
  const isDrawn = choices.some(({ icon, drawing }) => icon || drawing);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} group>
      <div
        role="radiogroup"
        aria-labelledby={labelId}
        className={`flex rounded-control border border-border p-0.5 ${isDrawn ? '' : 'flex-wrap'} ${disabled ? 'opacity-50' : ''}`}
      >
        {choices.map((choice) => (
          <label
            key={choice.value}
            title={choice.icon || choice.drawing ? choice.label : undefined}
            className="relative inline-flex min-h-7.5 min-w-0 max-w-full flex-auto select-none items-center justify-center rounded-[4px] px-2 text-center text-text-secondary transition-colors not-has-disabled:hover:text-text has-checked:bg-pressed has-checked:font-medium has-checked:text-text has-focus-visible:outline-2 has-focus-visible:outline-primary pointer-coarse:min-h-9.5 forced-colors:has-checked:outline-2"
          >
            <input
              type="radio"
              className={OVERLAY_RADIO}
              name={id}
              checked={choice.value === value}
              onChange={() => onValueChange(choice.value)}
              disabled={disabled}
            />
            {choice.icon && <Icon of={choice.icon} />}
            {choice.drawing}
            <span className={choice.icon || choice.drawing ? 'sr-only' : 'min-w-0 truncate'}>{choice.label}</span>
          </label>
        ))}
      </div>
    </Field>
  );
}
