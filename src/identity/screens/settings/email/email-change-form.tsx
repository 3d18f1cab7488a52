import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { identityApi } from '../../identity-api.ts';
import { focusSection } from '../focus-section.ts';
import { FormActions } from '../form-actions.tsx';
import { HiddenUsernameField } from '../hidden-username-field.tsx';
import { useSecurity } from '../use-security.ts';

type Props = { verified: boolean; onRequested: () => void; onCancel: () => void };

/** Requests an email change. Both addresses must confirm it; an unverified old address is not asked. */
export function EmailChangeForm({ verified, onRequested, onCancel }: Props) {
  const t = useTranslations('profile.email');
  const tProfile = useTranslations('profile');
  const security = useSecurity();
  const form = useForm({
    initial: { email: '', password: '' },
    check: ({ email, password }) => ({
      email: email.trim() === '' ? t('newNeeded') : undefined,
      password: password === '' ? tProfile('passwordNeeded') : undefined,
    }),
    submit: async ({ email, password }) => {
      await identityApi.email.change.call({ email: email.trim(), password });
      onRequested();
      await security.refetch();
      focusSection('email');
    },
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      <TextField
        label={t('new')}
        hint={t(verified ? 'newHint' : 'newHintUnverified')}
        type="email"
        autoComplete="email"
        dir="ltr"
        {...form.field('email')}
      />
      <HiddenUsernameField />
      <PasswordField label={tProfile('yourPassword')} {...form.field('password')} />
      <FormMessage form={form} />
      <FormActions label={t('change')} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}
