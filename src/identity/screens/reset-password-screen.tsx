import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { isWeakPassword } from '#ui/fields/use-password-strength.ts';
import { AuthLink } from './auth/auth-link.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';
import { identityCalls } from './identity-calls.ts';
import { logErrors } from './log-errors.ts';

/** Renders the screen of a mailed reset link. Its token is in the fragment, so that it appears in no log. */
export function ResetPasswordScreen() {
  const t = useTranslations('identity.reset');
  const token = new URLSearchParams(`token=${useLocation().hash.slice(1)}`).get('token');
  const [expired, setExpired] = useState<string>();
  const newLink = <AuthLink to="/forgot-password">{t('newLink')}</AuthLink>;
  if (!token) return <AuthFrame title={t('incompleteTitle')} lead={t('incompleteText')} foot={newLink} />;
  if (expired === token) return <AuthFrame title={t('expiredTitle')} lead={t('expiredText')} foot={newLink} />;
  return (
    <AuthFrame title={t('title')} lead={t('text')}>
      <NewPassword key={token} token={token} onExpired={() => setExpired(token)} />
    </AuthFrame>
  );
}

type Props = { token: string; onExpired: () => void };

function NewPassword({ token, onExpired }: Props) {
  const t = useTranslations('identity');
  const auth = useAuth();
  const navigate = useNavigate();
  const form = useForm({
    initial: { newPassword: '' },
    check: ({ newPassword }) => ({
      newPassword: newPassword === '' || isWeakPassword(newPassword) ? t('fields.weakPassword') : undefined,
    }),
    submit: async ({ newPassword }) => {
      try {
        await logErrors('password reset', () => identityCalls.password.reset({ token, newPassword }));
      } catch (error) {
        if (fieldMessage(error, 'token') === undefined) throw error;
        onExpired();
        return;
      }
      // All sessions of the account have ended, possibly including that of this browser.
      await auth.refresh();
      await navigate('/login', { replace: true, state: { passwordChanged: true } });
    },
  });
  return (
    <form {...form.props} className="grid gap-5">
      {/* Password managers look for the account of a password; without a value, they ask for it. */}
      <input type="email" name="username" autoComplete="username" readOnly hidden />
      <PasswordField label={t('fields.newPassword')} meter {...form.field('newPassword')} />
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
