import { useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { FormError, useForm } from '#ui/use-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { Address } from './entrance/address.tsx';
import { EmailField } from './entrance/email-field.tsx';
import { EntranceLink } from './entrance/entrance-link.tsx';
import { looksLikeEmail } from './entrance/looks-like-email.ts';
import { useMailFailure } from './entrance/use-mail-failure.ts';
import { logged } from './logged.ts';
import { sendPasswordResetEmail } from './mail-functions.ts';

/** Requests a reset link for an email address. The response is the same whether or not it has an account. */
export function ForgotPasswordScreen() {
  const t = useTranslations('identity');
  const { state } = useLocation();
  const say = useMailFailure();
  const [asked, setAsked] = useState('');
  const form = useForm({
    initial: { email: (state as { email?: string } | null)?.email ?? '' },
    check: ({ email }) => ({ email: looksLikeEmail(email) ? undefined : t('fields.notAnEmail') }),
    submit: async ({ email }) => {
      await logged('password reset', async () => {
        const answer = await sendPasswordResetEmail(email.trim());
        if (!answer.success) throw new FormError(say(answer.error));
      });
      setAsked(email.trim());
    },
  });
  const foot = <EntranceLink to="/login">{t('forgot.logIn')}</EntranceLink>;
  if (asked) {
    const lead = t.rich('forgot.sentText', { email: asked, b: (words) => <Address>{words}</Address> });
    return (
      <AuthFrame title={t('forgot.sentTitle')} lead={lead} foot={foot}>
        <Button onClick={() => setAsked('')}>{t('forgot.again')}</Button>
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
