import { Autocomplete as Base } from '@base-ui/react/autocomplete';
import { POPUP_ITEM, POPUP_LIST } from '../overlays/popup-style.ts';
import { BARE_INPUT, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { ListPopup } from './list-popup.tsx';
import { useListPopup } from './use-list-popup.ts';

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
  const list = useListPopup();
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <Base.Root
        {...list.root}
        items={options.map((option) => option.label)}
        value={value ?? ''}
        onValueChange={(text) => onValueChange(text === '' ? null : text)}
        disabled={disabled}
      >
        <Base.InputGroup className={CONTROL_GROUP}>
          <Base.Input
            id={id}
            placeholder={placeholder}
            aria-invalid={invalid}
            aria-describedby={describedBy}
            onBlur={list.onBlur}
            className={BARE_INPUT}
          />
        </Base.InputGroup>
        <ListPopup popupRef={list.popupRef} hidesEmpty>
          <Base.List className={POPUP_LIST}>
            {(text: string) => (
              <Base.Item key={text} value={text} className={POPUP_ITEM} onClick={() => onValueChange(text)}>
                {text}
              </Base.Item>
            )}
          </Base.List>
        </ListPopup>
      </Base.Root>
    </Field>
  );
}
