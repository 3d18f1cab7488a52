import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { FormError, useForm } from '#ui/fields/use-form.ts';
import { AuthLink } from './auth/auth-link.tsx';
import { EmailField } from './auth/email-field.tsx';
import { InlineEmail } from './auth/inline-email.tsx';
import { looksLikeEmail } from './auth/looks-like-email.ts';
import { useMailErrorMessage } from './auth/use-mail-error-message.ts';
import { AuthFrame } from './auth-frame.tsx';
import { logErrors } from './log-errors.ts';
import { sendPasswordResetEmail } from './mail-functions.ts';

/** Requests a reset link for an email address. The response is the same whether or not it has an account. */
export function ForgotPasswordScreen() {
  const t = useTranslations('identity');
  const { state } = useLocation();
  const errorMessageOf = useMailErrorMessage();
  const [requestedEmail, setRequestedEmail] = useState('');
  const form = useForm({
    initial: { email: (state as { email?: string } | null)?.email ?? '' },
    check: ({ email }) => ({ email: looksLikeEmail(email) ? undefined : t('fields.notAnEmail') }),
    submit: async ({ email }) => {
      await logErrors('password reset', async () => {
        const result = await sendPasswordResetEmail(email.trim());
        if (!result.success) throw new FormError(errorMessageOf(result.error));
      });
      setRequestedEmail(email.trim());
    },
  });
  const foot = <AuthLink to="/login">{t('forgot.logIn')}</AuthLink>;
  if (requestedEmail) {
    const lead = t.rich('forgot.sentText', { email: requestedEmail, b: (words) => <InlineEmail>{words}</InlineEmail> });
    return (
      <AuthFrame title={t('forgot.sentTitle')} lead={lead} foot={foot}>
        <Button onClick={() => setRequestedEmail('')}>{t('forgot.again')}</Button>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={t('forgot.title')} lead={t('forgot.text')} foot={foot}>
      <form {...form.props} className="grid gap-5">
        <EmailField label={t('fields.email')} {...form.field('email')} autoComplete="username" />
        <FormMessage form={form} />
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('forgot.submit')}
        </Button>
      </form>
    </AuthFrame>
  );
}
