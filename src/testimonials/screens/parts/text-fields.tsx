import type { ChangeEventHandler } from 'react';
import { useTranslations } from 'use-intl';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { TypedTexts } from '../../model/answer-faults.ts';
import { TESTIMONIAL_LIMITS } from '../../model/limits.ts';
import { LanguageField } from './language-field.tsx';

export type TypedTestimonial = TypedTexts & { language: Language };

type TextFieldProps = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>;
};

type Props = {
  typed: TypedTestimonial;
  /** Returns the props of a text field. */
  field: (name: keyof TypedTexts) => TextFieldProps;
  onLanguageChange: (language: Language) => void;
  /** Labels the fields for the author, or for a member who writes about somebody else. */
  voice: 'author' | 'member';
};

/** The fields of a testimonial: its text with its language, then its author. */
export function TextFields({ typed, field, onLanguageChange, voice }: Props) {
  const t = useTranslations('testimonial-form.fields');
  const own = useTranslations(`testimonial-form.fields.${voice}`);
  const autoComplete = (hint: string) => (voice === 'author' ? { autoComplete: hint } : { autoComplete: 'off' });
  return (
    <>
      <TextArea
        label={own('text')}
        hint={t('count', { count: typed.text.trim().length, maximum: TESTIMONIAL_LIMITS.text })}
        required
        className="[&_textarea]:min-h-44!"
        dir="auto"
        {...field('text')}
      />
      <LanguageField label={t('language')} value={typed.language} onChange={onLanguageChange} className="sm:max-w-64" />
      <TextField label={own('name')} required dir="auto" {...autoComplete('name')} {...field('name')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label={own('role')} dir="auto" {...autoComplete('organization-title')} {...field('role')} />
        <TextField
          label={own('organization')}
          dir="auto"
          {...autoComplete('organization')}
          {...field('organization')}
        />
      </div>
      <TextField
        label={own('source')}
        hint={t('sourceHint')}
        type="url"
        inputMode="url"
        dir="ltr"
        {...autoComplete('url')}
        {...field('source')}
      />
    </>
  );
}
