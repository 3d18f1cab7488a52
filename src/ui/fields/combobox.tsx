import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import { POPUP_ITEM, POPUP_LIST } from '../overlays/popup-style.ts';
import { BARE_INPUT, CONTROL_BUTTON, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { FreeTextCombobox } from './free-text-combobox.tsx';
import { ListPopup } from './list-popup.tsx';
import type { Option } from './select.tsx';
import { useListPopup } from './use-list-popup.ts';

export type ComboboxProps = FieldTexts & {
  options: readonly Option[];
  /** The value of the chosen option, or the typed text if `freeText` is set. */
  value: string | null;
  onValueChange: (value: string | null) => void;
  /** Accepts any text, not only the options. */
  freeText?: boolean;
  /** Called with the typed text, for a caller that searches by it. The options are then shown unfiltered. */
  onType?: (text: string) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** A text field that finds one of many options by typing. */
export function Combobox({ freeText, ...props }: ComboboxProps) {
  return freeText ? <FreeTextCombobox {...props} /> : <StrictCombobox {...props} />;
}

function StrictCombobox(props: Omit<ComboboxProps, 'freeText'>) {
  const { label, hint, error, className, options, value, onValueChange, onType, placeholder, disabled = false } = props;
  const t = useTranslations('ui');
  const list = useListPopup();
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <Base.Root
        {...list.root}
        items={options}
        value={options.find((option) => option.value === value) ?? null}
        onValueChange={(option: Option | null) => onValueChange(option?.value ?? null)}
        disabled={disabled}
        autoHighlight
        {...(onType
          ? {
              filter: null,
              // Filling in the chosen option is not a search.
              onInputValueChange: (text: string, { reason }) => onType(reason === 'input-change' ? text : ''),
            }
          : {})}
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
          <Base.Clear aria-label={t('clear')} className={CONTROL_BUTTON}>
            <Icon of={X} />
          </Base.Clear>
          <Base.Trigger ref={list.triggerRef} aria-label={t('open')} tabIndex={-1} className={CONTROL_BUTTON}>
            <Icon of={ChevronDown} />
          </Base.Trigger>
        </Base.InputGroup>
        <ListPopup popupRef={list.popupRef}>
          <Base.Empty className="px-3 py-2 text-text-secondary empty:hidden">{t('noMatch')}</Base.Empty>
          <Base.List className={`${POPUP_LIST} empty:hidden`}>
            {(option: Option) => (
              <Base.Item
                key={option.value}
                value={option}
                disabled={option.disabled ?? false}
                className={`${POPUP_ITEM} justify-between`}
              >
                {option.label}
                <Base.ItemIndicator>
                  <Icon of={Check} />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </Base.List>
        </ListPopup>
      </Base.Root>
    </Field>
  );
}
