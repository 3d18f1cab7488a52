import { useTranslations } from 'use-intl';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { UsernameField } from '../username-field.tsx';
import { EmailField } from './email-field.tsx';
import { type AccountForm, personalWords } from './use-account-form.ts';

type Props = {
  form: AccountForm;
  /** The hint that explains why the address is fixed; makes the field read-only. */
  fixedEmailHint?: string;
};

/** Renders the fields of a new account: name, username, email address and password. */
export function AccountFields({ form, fixedEmailHint }: Props) {
  const t = useTranslations('identity.fields');
  return (
    <>
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        autoComplete="name"
        maxLength={80}
        {...form.field('name')}
        onChange={(event) => form.setName(event.target.value)}
      />
      <UsernameField
        label={t('username')}
        displayName={form.values.name}
        onPick={form.setUsername}
        {...form.field('username')}
        onChange={(event) => form.setUsername(event.target.value)}
      />
      <EmailField
        label={t('email')}
        hint={fixedEmailHint}
        readOnly={fixedEmailHint !== undefined}
        {...form.field('email')}
      />
      <PasswordField label={t('password')} meter personal={personalWords(form.values)} {...form.field('password')} />
    </>
  );
}
