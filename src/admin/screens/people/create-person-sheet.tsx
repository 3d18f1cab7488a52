import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { INVITATION_LIMITS } from '#identity/contract.ts';
import { useReaderLanguage } from '#platform/browser/i18n/reader-language.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { Sheet } from '#ui/overlays/sheet.tsx';
import { useAdminApi } from '../admin-api.tsx';
import { LANGUAGE_OPTIONS } from '../language-options.ts';

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

/** Returns the form that creates an account and opens the new member's screen. */
function useCreatePersonForm(onCreated: () => void) {
  const t = useTranslations('admin-people.newPerson');
  const { people } = useAdminApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  const language: Language = useReaderLanguage();
  return useForm({
    initial: { name: '', email: '', username: '', language },
    check: ({ name, email, username }) => ({
      name: name.trim() === '' ? t('nameNeeded') : undefined,
      email: email.trim() === '' ? t('emailNeeded') : undefined,
      username: username.trim() === '' ? t('usernameNeeded') : undefined,
    }),
    submit: async ({ name, email, username, language }) => {
      const person = { name: name.trim(), email: email.trim(), username: username.trim(), language };
      const { uid, displayName } = await people.create.call(person);
      await queries.invalidateQueries({ queryKey: people.list.key() });
      toast({ text: t('done', { name: displayName }), tone: 'success' });
      onCreated();
      void navigate(`/admin/people/${encodeURIComponent(uid)}`);
    },
  });
}
