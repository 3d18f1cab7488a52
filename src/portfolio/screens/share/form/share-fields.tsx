import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MAX_SHARE_LABEL_LENGTH } from '../../../model/share-limits.ts';
import { focusOnMount } from '../focus-on-mount.ts';
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
        maxLength={MAX_SHARE_LABEL_LENGTH}
        autoComplete="off"
        ref={focusOnMount}
        {...form.field('label')}
      />
      {children}
    </form>
  );
}
