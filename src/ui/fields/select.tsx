import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { POPUP, POPUP_ITEM, POPUP_LIST } from '../overlays/popup-style.ts';
import { CONTROL } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';

export type Option<Value extends string = string> = {
  value: Value;
  label: string;
  /** Shown in place of the label. */
  shown?: ReactNode;
  disabled?: boolean;
};

type Props<Value extends string> = FieldTexts & {
  options: readonly Option<Value>[];
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string;
  disabled?: boolean;
  name?: string;
  className?: string;
};

/** A select field. Typing jumps to an option. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, labelHidden, hint, error, className, options, value, onValueChange, placeholder, disabled, name } =
    props;
  const { id, labelId, describedBy, invalid } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        disabled={disabled ?? false}
        {...(name ? { name } : {})}
      >
        <Base.Trigger
          id={id}
          aria-labelledby={labelId}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          className={`${CONTROL} flex select-none items-center justify-between gap-2 text-start data-disabled:bg-surface data-disabled:text-text-secondary`}
        >
          <Base.Value placeholder={placeholder ?? ' '} className="truncate data-placeholder:text-placeholder">
            {options.find((option) => option.value === value)?.shown}
          </Base.Value>
          <Base.Icon className="text-text-secondary">
            <Icon of={ChevronDown} />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner
            alignItemWithTrigger={false}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            positionMethod="fixed"
            className="z-60 outline-none"
          >
            <Base.Popup className={`${POPUP} min-w-(--anchor-width) max-w-(--available-width)`}>
              <Base.List className={POPUP_LIST}>
                {options.map((option) => (
                  <Base.Item
                    key={option.value}
                    value={option.value}
                    disabled={option.disabled ?? false}
                    className={`${POPUP_ITEM} justify-between`}
                  >
                    <Base.ItemText>{option.shown ?? option.label}</Base.ItemText>
                    <Base.ItemIndicator>
                      <Icon of={Check} />
                    </Base.ItemIndicator>
                  </Base.Item>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
