import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { useAuth } from '../auth-provider.tsx';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';
import { AccountFields } from './account-fields.tsx';
import { AuthLink } from './auth-link.tsx';
import { InlineEmail } from './inline-email.tsx';
import { useAccountForm } from './use-account-form.ts';
import { useInvitation } from './use-invitation.ts';
import { useSignUpOptions } from './use-sign-up-options.ts';

/** Renders the sign-up screen for a person who was invited by email. */
export function InvitedRegister({ token, foot }: { token: string; foot: ReactNode }) {
  const t = useTranslations('identity.register');
  const signUpOptions = useSignUpOptions();
  const { result, retry } = useInvitation(token);
  switch (result?.kind) {
    case undefined:
      return (
        <AuthFrame title={t('title')}>
          <Delayed>
            <Spinner label={t('title')} />
          </Delayed>
        </AuthFrame>
      );
    case 'unread':
      return (
        <AuthFrame title={t('unreadTitle')} lead={t('unreadText')} foot={foot}>
          <Button onClick={retry}>{t('retry')}</Button>
        </AuthFrame>
      );
    case 'refused':
      return (
        <AuthFrame title={t('overTitle')} lead={result.message} foot={foot}>
          {signUpOptions?.signUp === 'open' && <AuthLink to="/register">{t('overOpen')}</AuthLink>}
        </AuthFrame>
      );
    case 'open': {
      const { invitedBy, instance, email } = result.invitation;
      const values = {
        inviter: invitedBy ?? '',
        instance,
        host: window.location.host,
        b: (words: ReactNode) => <InlineEmail>{words}</InlineEmail>,
      };
      return (
        <AuthFrame
          title={t('title')}
          lead={invitedBy ? t.rich('invitedText', values) : t.rich('invitedTextNobody', values)}
          foot={foot}
        >
          <InvitedForm token={token} email={email} />
        </AuthFrame>
      );
    }
  }
}

type Props = { token: string; email: string };

/**
 * Renders the sign-up form of an invited person. The invitation came to the address by email, so it needs no
 * verification.
 */
function InvitedForm({ token, email }: Props) {
  const t = useTranslations('identity.register');
  const auth = useAuth();
  const form = useAccountForm(async (account) => {
    const { user } = await logErrors('registration', () => identityCalls.signUp({ ...account, invitation: token }));
    if (user) auth.setUser(user);
  }, email);
  return (
    <form {...form.props} className="grid gap-5">
      <AccountFields form={form} fixedEmailHint={t('invitedAddress')} />
      <FormMessage form={form} />
      <Button type="submit" tone="primary" busy={form.pending}>
        {t('submit')}
      </Button>
    </form>
  );
}
