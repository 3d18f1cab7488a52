import { lazy, Suspense, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import type { UserDocument } from '../contract.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';
import { EntranceLink } from './entrance/entrance-link.tsx';
import { PasskeyButton } from './entrance/passkey-button.tsx';
import { PasswordSignIn } from './entrance/password-sign-in.tsx';
import { useEntrance } from './entrance/use-entrance.ts';
import { useNext } from './entrance/use-next.ts';

const SecondFactor = lazy(async () => ({ default: (await import('./entrance/second-factor.tsx')).SecondFactor }));

/** The navigation state that other screens pass. */
type Handed = { passwordChanged?: boolean; email?: string } | null;

/** Renders the sign-in screen. Signed-in members are redirected to the `next` path. */
export function LoginScreen() {
  const t = useTranslations('identity');
  const auth = useAuth();
  const { next, keep } = useNext();
  const { state } = useLocation();
  const entrance = useEntrance();
  const { passwordChanged, email } = (state as Handed) ?? {};
  const [identifier, setIdentifier] = useState(email ?? '');
  const [secondStep, setSecondStep] = useState(false);
  const enter = (user: UserDocument) => auth.setUser(user);

  const lead =
    auth.status === 'deactivated' ? t('login.deactivated') : passwordChanged ? t('login.passwordChanged') : undefined;

  if (auth.status === 'signedIn') return <Navigate to={next} replace />;
  if (secondStep) {
    return (
      <AuthFrame title={t('secondFactor.title')}>
        <Suspense>
          <SecondFactor onSignedIn={enter} onBack={() => setSecondStep(false)} />
        </Suspense>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={t('login.title')}
      lead={lead}
      foot={
        entrance?.signUp === 'open' &&
        t.rich('login.newHere', { link: (words) => <EntranceLink to={keep('/register')}>{words}</EntranceLink> })
      }
    >
      <PasswordSignIn
        identifier={identifier}
        onSignedIn={enter}
        onSecondFactor={(typed) => {
          setIdentifier(typed);
          setSecondStep(true);
        }}
      />
      <PasskeyButton onSignedIn={enter} />
    </AuthFrame>
  );
}
