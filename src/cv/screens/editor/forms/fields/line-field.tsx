import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isWebAddress } from '#platform/pure/field-rules.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { isEmail } from '../../../../model/checks/email.ts';
import { withScheme } from '../../../../model/checks/web-address.ts';
import { CV_LIMITS } from '../../../../model/content.ts';
import { toSingleLine } from '../../../../model/to-single-line.ts';
import { type FieldProps, useTypedField } from '../use-field.ts';

/** The kind of text in a line, which sets its input mode and validation hint. */
export type LineKind = 'words' | 'email' | 'phone' | 'address';

const PROPS_BY_KIND: Record<LineKind, ComponentProps<'input'>> = {
  words: { dir: 'auto' },
  email: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
  phone: { dir: 'ltr', inputMode: 'tel' },
  address: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'off', spellCheck: false, placeholder: 'https://' },
};

/** Size containment: typing does not trigger layout of the surrounding elements. */
const SIZE_CONTAINMENT = { contain: 'strict' } as const;

type Props = FieldProps<string> & {
  kind?: LineKind;
  placeholder?: string | undefined;
  hint?: string | undefined;
  autoComplete?: string | undefined;
};

/**
 * Single-line text field. On blur, an address without `https://` is completed, and a hint about an invalid value
 * appears; the value is stored all the same.
 */
export function LineField({
  at,
  field,
  label,
  labelHidden,
  value: storedValue,
  kind = 'words',
  placeholder,
  hint,
  autoComplete = 'off',
}: Props) {
  const t = useTranslations('cv-editor.form.hints');
  const { locked, isEmpty, read, type, inputProps } = useTypedField<HTMLInputElement>(at, field, storedValue);
  const [isTyping, setTyping] = useState(false);
  const issue = isTyping ? undefined : findIssue(kind, read().trim());
  const { dir, ...kindProps } = PROPS_BY_KIND[kind];
  return (
    <TextField
      label={label}
      labelHidden={labelHidden}
      hint={issue ? t(issue) : hint}
      {...kindProps}
      style={SIZE_CONTAINMENT}
      // An empty field takes the direction of the page.
      dir={isEmpty && dir === 'auto' ? undefined : dir}
      placeholder={locked ? undefined : (placeholder ?? kindProps.placeholder)}
      autoComplete={autoComplete}
      maxLength={kind === 'address' ? CV_LIMITS.address : CV_LIMITS.line}
      readOnly={locked}
      {...inputProps}
      onChange={(event) => {
        setTyping(true);
        type(toSingleLine(event.target.value));
      }}
      onBlur={() => {
        setTyping(false);
        const completed = isTyping && kind === 'address' ? withScheme(read()) : undefined;
        if (completed !== undefined) type(completed);
      }}
    />
  );
}

function findIssue(kind: LineKind, text: string) {
  if (text === '') return undefined;
  if (kind === 'email' && !isEmail(text)) return 'oddEmail';
  if (kind === 'address' && !isWebAddress(text) && withScheme(text) === undefined) return 'oddAddress';
  return undefined;
}
