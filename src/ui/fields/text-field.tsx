import type { ComponentProps } from 'react';
import { CONTROL } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';

type Props = Omit<ComponentProps<'input'>, 'id'> & FieldTexts;

/** A single-line text field. */
export function TextField({ label, labelHidden, hint, error, className, ...rest }: Props) {
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} className={className}>
      <input id={id} aria-invalid={invalid} aria-describedby={describedBy} className={CONTROL} {...rest} />
    </Field>
  );
}
