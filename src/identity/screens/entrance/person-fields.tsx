import { useTranslations } from 'use-intl';
import { PasswordField } from '#ui/password-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { UsernameField } from '../username-field.tsx';
import { EmailField } from './email-field.tsx';
import { type PersonForm, personalWords } from './use-person-form.ts';

type Props = {
  form: PersonForm;
  /** The hint that explains why the address is fixed; makes the field read-only. */
  whyThisEmail?: string;
};

/** Renders the fields of a new account: name, username, email address and password. */
export function PersonFields({ form, whyThisEmail }: Props) {
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
        hint={whyThisEmail}
        readOnly={whyThisEmail !== undefined}
        {...form.field('email')}
      />
      <PasswordField label={t('password')} meter personal={personalWords(form.values)} {...form.field('password')} />
    </>
  );
}
