import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AuthLink } from './auth/auth-link.tsx';
import { PasskeyButton } from './auth/passkey-button.tsx';
import { PasswordSignIn } from './auth/password-sign-in.tsx';
import { useNext } from './auth/use-next.ts';
import { useSignUpOptions } from './auth/use-sign-up-options.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';

const SecondFactor = lazy(async () => ({ default: (await import('./auth/second-factor.tsx')).SecondFactor }));

/** The navigation state that other screens pass. */
type LoginLocationState = { passwordChanged?: boolean; email?: string } | null;

/** Renders the sign-in screen. Signed-in members are redirected to the `next` path. */
export function LoginScreen() {
  const t = useTranslations('identity');
  const auth = useAuth();
  const { next, withNext } = useNext();
  const { state } = useLocation();
  const signUpOptions = useSignUpOptions();
  const { passwordChanged, email } = (state as LoginLocationState) ?? {};
  const [identifier, setIdentifier] = useState(email ?? '');
  const [needsSecondFactor, setNeedsSecondFactor] = useState(false);

  const lead =
    auth.status === 'deactivated' ? t('login.deactivated') : passwordChanged ? t('login.passwordChanged') : undefined;

  if (auth.status === 'signedIn') return <Navigate to={next} replace />;
  if (needsSecondFactor) {
    return (
      <AuthFrame title={t('secondFactor.title')}>
        <Suspense>
          <SecondFactor onSignedIn={auth.setUser} onBack={() => setNeedsSecondFactor(false)} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      focusField
      title={t('login.title')}
      lead={lead}
      foot={
        signUpOptions?.signUp === 'open' &&
        t.rich('login.newHere', { link: (words) => <AuthLink to={withNext('/register')}>{words}</AuthLink> })
      }
    >
      <PasswordSignIn
        identifier={identifier}
        onSignedIn={auth.setUser}
        onSecondFactor={(typed) => {
          setIdentifier(typed);
          setNeedsSecondFactor(true);
        }}
      />
      <PasskeyButton onSignedIn={auth.setUser} />
    </AuthFrame>
  );
}
