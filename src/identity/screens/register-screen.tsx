import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthLink } from './auth/auth-link.tsx';
import { InvitedRegister } from './auth/invited-register.tsx';
import { RegisterForm } from './auth/register-form.tsx';
import { useInvitationToken } from './auth/use-invitation.ts';
import { useNext } from './auth/use-next.ts';
import { useRegistration } from './auth/use-registration.ts';
import { useSignUpOptions } from './auth/use-sign-up-options.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';

const loadCodeStep = async () => ({ default: (await import('./auth/code-step.tsx')).CodeStep });
const CodeStep = lazy(loadCodeStep);

/** Renders the sign-up screen: first the account, then the verification of its address. */
export function RegisterScreen() {
  const t = useTranslations('identity');
  const auth = useAuth();
  const signUpOptions = useSignUpOptions();
  const invitation = useInvitationToken();
  const { next, withNext } = useNext();
  const { form, registration, atCodeStep, changeAddress } = useRegistration(loadCodeStep);
  const logIn = (words: ReactNode) => <AuthLink to={withNext('/login')}>{words}</AuthLink>;
  const foot = t.rich('register.haveAccount', { link: logIn });

  if (registration && atCodeStep) {
    const { account, accountsHidden } = registration;
    return (
      <AuthFrame title={t('verify.title')}>
        <Suspense>
          <CodeStep
            email={account.email}
            displayName={account.name}
            next={next}
            justSent
            hidden={accountsHidden}
            onChangeAddress={changeAddress}
          />
        </Suspense>
      </AuthFrame>
    );
  }
  if (auth.status === 'signedIn' && !registration && !form.pending) {
    const { email, displayName, emailVerified } = auth.user;
    if (emailVerified) return <Navigate to={next} replace />;
    return (
      <AuthFrame title={t('verify.title')}>
        <Suspense>
          <CodeStep email={email} displayName={displayName} next={next} />
        </Suspense>
      </AuthFrame>
    );
  }
  if (invitation) return <InvitedRegister key={invitation} token={invitation} foot={foot} />;
  if (!signUpOptions) {
    return (
      <AuthFrame title={t('register.title')}>
        <Delayed>
          <Spinner label={t('register.title')} />
        </Delayed>
      </AuthFrame>
    );
  }
  if (signUpOptions.signUp !== 'open') {
    const closed = signUpOptions.signUp === 'closed';
    return (
      <AuthFrame
        title={t(closed ? 'register.closedTitle' : 'register.inviteTitle')}
        lead={t(closed ? 'register.closedText' : 'register.inviteText')}
        foot={foot}
      />
    );
  }
  return (
    <AuthFrame focusField title={t('register.title')} foot={foot}>
      <RegisterForm form={form} correctsEmail={registration !== undefined} />
    </AuthFrame>
  );
}
