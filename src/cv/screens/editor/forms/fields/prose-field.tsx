import { MarkdownField } from '#ui/markdown/markdown-field.tsx';
import { CV_LIMITS } from '../../../../model/content.ts';
import { type FieldProps, useTypedValue } from '../use-field.ts';

type Props = FieldProps<string> & { labelHidden?: boolean };

/** Multi-line field in the supported subset of Markdown. */
export function ProseField({ at, field, label, labelHidden, value: storedValue }: Props) {
  const { locked, value, type } = useTypedValue(at, field, storedValue);
  return (
    <MarkdownField
      label={label}
      labelHidden={labelHidden}
      rows={3}
      max={CV_LIMITS.text}
      readOnly={locked}
      value={value}
      onChange={(event) => type(event.target.value)}
    />
  );
}
