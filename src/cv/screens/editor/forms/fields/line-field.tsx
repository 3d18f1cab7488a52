import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { isWebAddress } from '#platform/field-rules.ts';
import { TextField } from '#ui/text-field.tsx';
import { isEmail } from '../../../../model/checks/email.ts';
import { withScheme } from '../../../../model/checks/web-address.ts';
import { CV_LIMITS } from '../../../../model/content.ts';
import { asLine } from '../as-line.ts';
import { type FieldProps, useTypedField } from '../use-field.ts';

/** The kind of text in a line, which sets its input mode and validation hint. */
export type LineKind = 'words' | 'email' | 'phone' | 'address';

const LOOKS: Record<LineKind, ComponentProps<'input'>> = {
  words: { dir: 'auto' },
  email: { dir: 'ltr', inputMode: 'email', autoCapitalize: 'off', spellCheck: false },
  phone: { dir: 'ltr', inputMode: 'tel' },
  address: { dir: 'ltr', inputMode: 'url', autoCapitalize: 'off', spellCheck: false, placeholder: 'https://' },
};

/** Size containment: typing does not trigger layout of the surrounding elements. */
const FIXED = { contain: 'strict' } as const;

type Props = FieldProps<string> & {
  kind?: LineKind;
  placeholder?: string | undefined;
  hint?: string | undefined;
  autoComplete?: string | undefined;
};

/** Single-line text field. A hint about an invalid value appears on blur; the value is stored all the same. */
export function LineField({
  at,
  field,
  label,
  value: given,
  kind = 'words',
  placeholder,
  hint,
  autoComplete = 'off',
}: Props) {
  const t = useTranslations('cv-editor.form.hints');
  const { locked, isEmpty, read, type, own } = useTypedField<HTMLInputElement>(at, field, given);
  const [writing, setWriting] = useState(false);
  const odd = writing ? undefined : oddity(kind, read().trim());
  const { dir, ...look } = LOOKS[kind];
  return (
    <TextField
      label={label}
      hint={odd ? t(odd) : hint}
      {...look}
      style={FIXED}
      // An empty field takes the direction of the page.
      dir={isEmpty && dir === 'auto' ? undefined : dir}
      placeholder={locked ? undefined : (placeholder ?? look.placeholder)}
      autoComplete={autoComplete}
      maxLength={kind === 'address' ? CV_LIMITS.address : CV_LIMITS.line}
      readOnly={locked}
      {...own}
      onChange={(event) => {
        setWriting(true);
        type(asLine(event.target.value));
      }}
      onBlur={() => setWriting(false)}
    />
  );
}

function oddity(kind: LineKind, text: string) {
  if (text === '') return undefined;
  if (kind === 'email' && !isEmail(text)) return 'oddEmail';
  if (kind === 'address' && !isWebAddress(text) && withScheme(text) === undefined) return 'oddAddress';
  return undefined;
}
