import { Switch as Base } from '@base-ui/react/switch';
import { useId } from 'react';

type Props = {
  label: string;
  /** The accessible name, if the visible label is unclear without its context. */
  name?: string;
  hint?: string;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** A smaller switch for use inside a field, in the field's color. */
  small?: boolean;
  /** Puts the switch at the end of the line, in a list of options. */
  trailing?: boolean;
};

/** An on/off switch that takes effect immediately. */
export function Switch({
  label,
  name,
  hint,
  checked,
  onCheckedChange,
  disabled = false,
  small = false,
  trailing = false,
}: Props) {
  const id = useId();
  const track = small ? 'h-4 w-7' : 'h-5 w-9';
  const thumb = small ? 'size-3 data-checked:translate-x-3' : 'size-4 data-checked:translate-x-4';
  const mirrored = small ? 'rtl:data-checked:-translate-x-3' : 'rtl:data-checked:-translate-x-4';
  return (
    <div
      className={
        small
          ? 'flex items-center gap-2 text-text-secondary text-xs pointer-coarse:min-h-11'
          : `flex gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center ${trailing ? 'flex-row-reverse items-center' : 'items-start'}`
      }
    >
      <Base.Root
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-labelledby={name ? undefined : `${id}-label`}
        aria-label={name}
        aria-describedby={hint ? `${id}-hint` : undefined}
        id={id}
        className={`relative inline-flex ${track} shrink-0 items-center rounded-full border border-transparent bg-control p-px transition-colors pointer-coarse:after:absolute pointer-coarse:after:-inset-x-2 pointer-coarse:after:-inset-y-3.5 data-checked:bg-primary data-disabled:opacity-50`}
      >
        <Base.Thumb className={`${thumb} ${mirrored} rounded-full bg-background transition-transform`} />
      </Base.Root>
      <span className={`min-w-0 ${trailing ? 'flex-1' : ''}`}>
        <label id={`${id}-label`} htmlFor={id} className="block select-none">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-text-secondary text-xs">
            {hint}
          </span>
        )}
      </span>
    </div>
  );
}
