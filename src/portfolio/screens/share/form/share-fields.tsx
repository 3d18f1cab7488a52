import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/form-message.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SHARE_LABEL } from '../../../model/share-limits.ts';
import { focusAtOnce } from '../focus-at-once.ts';
import type { ShareForm } from './use-share-form.ts';

type Props = {
  id: string;
  form: ShareForm;
  /** Choice of the target, for a new link. */
  target?: ReactNode;
  /** Fields for further options. */
  children: ReactNode;
};

/** The form of a new or existing link. */
export function ShareFields({ id, form, target, children }: Props) {
  const t = useTranslations('portfolio-share.form');
  return (
    <form id={id} {...form.props} className="grid gap-5">
      <FormMessage form={form} />
      {target}
      <TextField
        label={t('label')}
        hint={t('labelHint')}
        maxLength={SHARE_LABEL}
        autoComplete="off"
        ref={focusAtOnce}
        {...form.field('label')}
      />
      {children}
    </form>
  );
}
