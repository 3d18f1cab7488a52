import type { ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { useAutoHeight } from './use-auto-height.ts';

type Props = Omit<ComponentProps<'textarea'>, 'id' | 'ref'> & FieldTexts;

/** A multi-line text field that grows with its text. */
export function TextArea({ label, hint, error, className, rows = 3, ...rest }: Props) {
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  const ref = useAutoHeight(rest.value);
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <textarea
        ref={ref}
        id={id}
        rows={rows}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        className={`${CONTROL} field-sizing-content min-h-20! resize-none overflow-y-hidden py-2`}
        {...rest}
      />
    </Field>
  );
}
