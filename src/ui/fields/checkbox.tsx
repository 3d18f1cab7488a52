import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check, Minus } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  label: string;
  /** Hides the label visually but keeps it for screen readers, as in a table. */
  labelHidden?: boolean;
  hint?: string;
  error?: string | undefined;
  checked: boolean;
  /** Shows the mixed state: some of the items are selected, some are not. */
  mixed?: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  name?: string;
};

/** A checkbox with a label, a hint and an error. */
export function Checkbox(props: Props) {
  const { label, labelHidden, hint, error, checked, mixed = false, onCheckedChange, disabled = false, name } = props;
  const id = useId();
  const note = error ?? hint;
  return (
    <div className="flex items-start gap-2 pointer-coarse:min-h-11 pointer-coarse:items-center">
      <Base.Root
        id={id}
        checked={checked}
        indeterminate={mixed}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        {...(name ? { name } : {})}
        aria-label={labelHidden ? label : undefined}
        aria-labelledby={labelHidden ? undefined : `${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-invalid={error ? true : undefined}
        className="relative my-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-[4px] border border-control bg-background text-on-primary transition-colors after:absolute after:-inset-2 data-checked:border-primary data-indeterminate:border-primary data-checked:bg-primary data-indeterminate:bg-primary data-disabled:opacity-50 aria-invalid:border-error pointer-coarse:after:-inset-3.5"
      >
        <Base.Indicator className="flex">
          <Icon of={mixed ? Minus : Check} className="size-3.5 stroke-[2.5]" />
        </Base.Indicator>
      </Base.Root>
      {!labelHidden && (
        <span className="min-w-0">
          <label id={`${id}-label`} htmlFor={id} dir="auto" className="block select-none">
            {label}
          </label>
          {note && (
            <span id={`${id}-note`} className={`block text-xs ${error ? 'text-error' : 'text-text-secondary'}`}>
              {note}
            </span>
          )}
        </span>
      )}
    </div>
  );
}
