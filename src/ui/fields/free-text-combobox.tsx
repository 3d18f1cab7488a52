import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { POPUP_ITEM, POPUP_LIST } from '../overlays/popup-style.ts';
import { BARE_INPUT, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { Suggestions, useSuggestions } from './suggestions.tsx';

type Props = FieldTexts & {
  options: readonly { label: string }[];
  value: string | null;
  onValueChange: (value: string | null) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** A text input with optional suggestions. */
export function FreeTextCombobox(props: Props) {
  const { label, hint, error, className, options, value, onValueChange, placeholder, disabled = false } = props;
  const suggesting = useSuggestions();
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <Base.Root
        {...suggesting.root}
        items={options.map((option) => option.label)}
        value={value ?? ''}
        onValueChange={(text) => onValueChange(text === '' ? null : text)}
        disabled={disabled}
      >
        <Base.InputGroup {...suggesting.group} className={CONTROL_GROUP}>
          <Base.Input
            {...suggesting.input}
            id={id}
            placeholder={placeholder}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            className={BARE_INPUT}
          />
        </Base.InputGroup>
        <Suggestions {...suggesting.popup}>
          <Base.List aria-label={label} className={POPUP_LIST}>
            {(text: string) => (
              <Base.Item key={text} value={text} onClick={() => onValueChange(text)} className={POPUP_ITEM}>
                {text}
              </Base.Item>
            )}
          </Base.List>
        </Suggestions>
      </Base.Root>
    </Field>
  );
}
