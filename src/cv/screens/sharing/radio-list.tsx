import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Icon } from '#ui/icon.tsx';

type RadioChoice<Value extends string> = {
  value: Value;
  label: string;
  /** One line that explains the choice. */
  text: string;
  icon?: LucideIcon;
  disabled?: boolean;
};

type Props<Value extends string> = {
  label: string;
  /** Hides the label visually if the context above already shows it. */
  labelHidden?: boolean;
  choices: readonly RadioChoice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** Explains why some choices are disabled. */
  note?: ReactNode;
};

/** Radio group in which each choice has an explanation. */
export function RadioList<Value extends string>({
  label,
  labelHidden,
  choices,
  value,
  onValueChange,
  note,
}: Props<Value>) {
  const id = useId();
  return (
    <fieldset aria-describedby={note ? `${id}-note` : undefined}>
      <legend className={labelHidden ? 'sr-only' : 'mb-1 font-medium text-text-secondary text-xs leading-5'}>
        {label}
      </legend>
      <div className="overflow-hidden rounded-card border border-border">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex items-start gap-3 border-border px-3 py-2.5 transition-colors not-first:border-t not-has-disabled:hover:bg-hover has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-primary"
          >
            <input
              type="radio"
              name={id}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled ?? false}
              onChange={() => onValueChange(choice.value)}
              aria-labelledby={`${id}-${choice.value}`}
              aria-describedby={`${id}-${choice.value}-text`}
              className="radio mt-0.5 outline-none"
            />
            <span className={`min-w-0 flex-1 ${choice.disabled ? 'text-text-secondary' : ''}`}>
              <span id={`${id}-${choice.value}`} className="block font-medium">
                {choice.label}
              </span>
              <span id={`${id}-${choice.value}-text`} className="block text-text-secondary">
                {choice.text}
              </span>
            </span>
            {choice.icon && <Icon of={choice.icon} className="mt-0.5 text-text-secondary" />}
          </label>
        ))}
      </div>
      {note && (
        <p id={`${id}-note`} className="mt-2">
          {note}
        </p>
      )}
    </fieldset>
  );
}
