import type { Language } from '#platform/pure/i18n/languages.ts';
import { CONTROL } from '#ui/fields/control-style.ts';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { LANGUAGE_OPTIONS } from './language-options.ts';

type Props = { label: string; value: Language; onChange: (language: Language) => void; className?: string };

/** A field for the language of a text: a native control, which adds nothing to the size of the author's screen. */
export function LanguageField({ label, value, onChange, className }: Props) {
  const { id } = useFieldIds({});
  return (
    <Field id={id} label={label} className={className}>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = LANGUAGE_OPTIONS.find((option) => option.value === currentTarget.value);
          if (chosen) onChange(chosen.value);
        }}
        className={`${CONTROL} ps-2`}
      >
        {LANGUAGE_OPTIONS.map((option) => (
          <option key={option.value} value={option.value} lang={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
