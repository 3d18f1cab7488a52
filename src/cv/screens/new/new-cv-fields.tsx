import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextField } from '#ui/text-field.tsx';
import { CV_LIMITS } from '../../model/content.ts';
import type { NewCvForm } from './use-new-cv-form.ts';

type Props = {
  form: NewCvForm;
  /** Describes the content of the new CV. */
  text: string;
  /** The name that the CV gets if none is entered. */
  placeholder?: string;
  children?: ReactNode;
};

/** The fields common to all ways of creating a CV. */
export function NewCvFields({ form, text, placeholder, children }: Props) {
  const t = useTranslations('cv');
  return (
    <form {...form.props} className="grid gap-4">
      <p className="text-text-secondary">{text}</p>
      <FormMessage form={form} />
      {children}
      <TextField
        label={t('details.name')}
        hint={t('details.nameHint')}
        placeholder={placeholder}
        maxLength={CV_LIMITS.name}
        autoComplete="off"
        {...form.field('name')}
      />
      <div className="flex justify-end">
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  );
}
