import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import type { UserDocument } from '../../contract.ts';
import { useAuth } from '../auth-provider.tsx';
import { identityApi } from '../identity-api.ts';
import { Expandable } from './expandable.tsx';
import { FormActions } from './form-actions.tsx';
import { HiddenUsernameField } from './hidden-username-field.tsx';
import { Outcome } from './outcome.tsx';
import { Section } from './section.tsx';
import { useSecurity } from './use-security.ts';

/** Lets the member change the password. */
export function PasswordSection({ user }: { user: UserDocument }) {
  const t = useTranslations('profile.password');
  const [changed, setChanged] = useState(false);
  return (
    <Section name="password" title={t('title')} lead={t('lead')}>
      <Expandable summary={<span aria-hidden="true">{t('hidden')}</span>} label={t('change')}>
        {(close) => (
          <PasswordForm
            user={user}
            onCancel={close}
            onChanged={() => {
              setChanged(true);
              close();
            }}
          />
        )}
      </Expandable>
      <Outcome>{changed ? t('changed') : undefined}</Outcome>
    </Section>
  );
}

type FormProps = { user: UserDocument; onChanged: () => void; onCancel: () => void };

function PasswordForm({ user, onChanged, onCancel }: FormProps) {
  const t = useTranslations('profile.password');
  const tProfile = useTranslations('profile');
  const { setUser } = useAuth();
  const security = useSecurity();
  const form = useForm({
    initial: { currentPassword: '', newPassword: '' },
    check: ({ currentPassword, newPassword }) => ({
      currentPassword: currentPassword === '' ? tProfile('passwordNeeded') : undefined,
      newPassword: newPassword === '' ? t('newNeeded') : undefined,
    }),
    submit: async (values) => {
      setUser((await identityApi.password.change.call(values)).user);
      void security.refetch();
      onChanged();
    },
  });
  return (
    <form {...form.props} className="grid max-w-sm gap-4">
      <HiddenUsernameField />
      <PasswordField label={t('current')} {...form.field('currentPassword')} />
      <PasswordField
        label={t('new')}
        meter
        personal={[user.displayName, user.email, user.profile.username]}
        {...form.field('newPassword')}
      />
      <FormMessage form={form} />
      <FormActions label={t('change')} busy={form.pending} onCancel={onCancel} />
    </form>
  );
}
