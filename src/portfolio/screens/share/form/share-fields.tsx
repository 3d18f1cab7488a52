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
  /** Where it is still to be chosen what the link shows. */
  target?: ReactNode;
  /** What can be chosen beyond that. */
  children: ReactNode;
};

/** What the form of a link holds, whether it is new or not. */
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
