import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { Delayed } from '#ui/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useAuth } from './auth-provider.tsx';
import { EntranceLink } from './entrance/entrance-link.tsx';
import { InvitedRegister } from './entrance/invited-register.tsx';
import { RegisterForm } from './entrance/register-form.tsx';
import { useEntrance } from './entrance/use-entrance.ts';
import { useInvitationToken } from './entrance/use-invitation.ts';
import { useNext } from './entrance/use-next.ts';
import { useRegistration } from './entrance/use-registration.ts';

const loadCodeStep = async () => ({ default: (await import('./entrance/code-step.tsx')).CodeStep });
const CodeStep = lazy(loadCodeStep);

/** Renders the sign-up screen: first the account, then the verification of its address. */
export function RegisterScreen() {
  const t = useTranslations('identity');
  const auth = useAuth();
  const entrance = useEntrance();
  const invitation = useInvitationToken();
  const { next, keep } = useNext();
  const { form, registered, atCode, changeAddress } = useRegistration(loadCodeStep);
  const logIn = (words: ReactNode) => <EntranceLink to={keep('/login')}>{words}</EntranceLink>;
  const foot = t.rich('register.haveAccount', { link: logIn });

  if (registered && atCode) {
    const { person, hidden } = registered;
    return (
      <AuthFrame title={t('verify.title')}>
        <Suspense>
          <CodeStep
            email={person.email}
            displayName={person.name}
            next={next}
            justSent
            hidden={hidden}
            onChangeAddress={changeAddress}
          />
        </Suspense>
      </AuthFrame>
    );
  }
  if (auth.status === 'signedIn' && !registered && !form.pending) {
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
  if (!entrance) {
    return (
      <AuthFrame title={t('register.title')}>
        <Delayed>
          <Spinner label={t('register.title')} />
        </Delayed>
      </AuthFrame>
    );
  }
  if (entrance.signUp !== 'open') {
    const closed = entrance.signUp === 'closed';
    return (
      <AuthFrame
        title={t(closed ? 'register.closedTitle' : 'register.inviteTitle')}
        lead={t(closed ? 'register.closedText' : 'register.inviteText')}
        foot={foot}
      />
    );
  }
  return (
    <AuthFrame title={t('register.title')} foot={foot}>
      <RegisterForm form={form} mending={registered !== undefined} />
    </AuthFrame>
  );
}
