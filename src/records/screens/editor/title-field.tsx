import { useEffect } from 'react';
import { toOneLine } from '#platform/pure/one-line.ts';
import { CONTROL } from '#ui/fields/control-style.ts';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { useAutoHeight } from '#ui/fields/use-auto-height.ts';
import { FieldAnchor } from './field-anchor.tsx';

type Props = {
  label: string;
  hint?: string | undefined;
  placeholder: string;
  error: string | undefined;
  value: string;
  /** The record is new, so the field takes focus. */
  focusOnMount: boolean;
  onChange: (title: string) => void;
  /** Called when Enter is pressed, which a title of one line doesn't hold. */
  onEnter?: () => void;
};

/** Title of the record, as a growing text area in the size of a heading. It wraps, but holds a single line of text. */
export function TitleField({ label, hint, placeholder, error, value, focusOnMount, onChange, onEnter }: Props) {
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  const area = useAutoHeight(value);
  useEffect(() => {
    if (focusOnMount && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [focusOnMount, area]);
  return (
    <FieldAnchor at="title">
      <Field id={id} label={label} hint={hint} error={error}>
        <textarea
          ref={area}
          id={id}
          dir="auto"
          rows={1}
          autoComplete="off"
          value={value}
          placeholder={placeholder}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onKeyDown={(event) => {
            // Enter also ends a word that is composed, such as in Japanese.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            onEnter?.();
          }}
          onChange={(event) => onChange(toOneLine(event.target.value))}
          className={`${CONTROL} field-sizing-content min-h-12! resize-none overflow-y-hidden py-2.5 font-medium text-title!`}
        />
      </Field>
    </FieldAnchor>
  );
}
