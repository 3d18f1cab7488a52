import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { INVITATION_LIMITS } from '#identity/contract.ts';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { Select } from '#ui/select.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { TextField } from '#ui/text-field.tsx';
import { LANGUAGE_OPTIONS } from '../language-options.ts';
import { useCreatePersonForm } from './use-create-person-form.ts';

type Props = { open: boolean; onClose: () => void };

/** Sheet that creates an account. The member is mailed a link to set a password. */
export function CreatePersonSheet({ open, onClose }: Props) {
  const t = useTranslations('admin-people.newPerson');
  const id = useId();
  const form = useCreatePersonForm(onClose);
  const exact = { dir: 'ltr', autoComplete: 'off', autoCapitalize: 'off', spellCheck: false } as const;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      title={t('title')}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending}>
            {t('create')}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-5">
        <p className="text-text-secondary">{t('lead', { days: INVITATION_LIMITS.days })}</p>
        <TextField label={t('name')} autoComplete="off" dir="auto" {...form.field('name')} />
        <TextField label={t('email')} type="email" {...exact} {...form.field('email')} />
        <TextField label={t('username')} hint={t('usernameHint')} {...exact} {...form.field('username')} />
        <Select
          label={t('language')}
          options={LANGUAGE_OPTIONS}
          value={form.values.language}
          onValueChange={(language) => form.set('language', language)}
        />
        <FormMessage form={form} />
      </form>
    </Sheet>
  );
}
