import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { CV_LIMITS } from '../../../../model/content.ts';
import { type FieldProps, useTypedValue } from '../use-field.ts';

type Props = FieldProps<string> & { compact?: boolean };

/** Field for a text with formats. */
export function ProseField({ at, field, label, labelHidden, compact = false, value: storedValue }: Props) {
  const { locked, value, type } = useTypedValue(at, field, storedValue);
  return (
    <RichTextField
      label={label}
      labelHidden={labelHidden}
      rows={compact ? 1 : 3}
      compact={compact}
      max={CV_LIMITS.text}
      readOnly={locked}
      value={value}
      onChange={type}
    />
  );
}
