import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Delayed } from '#ui/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { usePatient } from '#ui/use-patient.ts';
import { Deactivated } from './deactivated.tsx';
import { Forbidden } from './forbidden.tsx';

/** Whoever only signs in does not load the shell. */
const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));
const WholeWindow = lazy(async () => ({ default: (await import('./whole-window.tsx')).WholeWindow }));

export const MemberShell = () => <MembersOnly frame={Shell} />;
export const MemberWindow = () => <MembersOnly frame={WholeWindow} />;

/** Members only: whoever is signed out signs in first, and comes back here. Whoever is shut out is told so. */
function MembersOnly({ frame: Frame }: { frame: ComponentType }) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  const waited = usePatient(auth.status === 'loading');
  if (waited) return <Waiting />;
  if (auth.status === 'loading') return null;
  // The fragment may hold the token of a mailed link: it stays one, and reaches no server.
  const logIn = `/login?next=${encodeURIComponent(pathname + search)}${hash}`;
  if (auth.status === 'signedOut') return <Navigate to={logIn} replace />;
  if (auth.status === 'deactivated') return <Deactivated logIn={logIn} />;
  return (
    <Suspense
      fallback={
        <Delayed>
          <Waiting />
        </Delayed>
      }
    >
      <Frame />
    </Suspense>
  );
}

/** Admins only: another member is told so. */
export function AdminShell() {
  const auth = useAuth();
  return auth.status === 'signedIn' && !auth.user.isAdmin ? <Forbidden /> : <MemberShell />;
}

function Waiting() {
  const t = useTranslations('app');
  return (
    <div className="grid min-h-dvh place-items-center text-text-secondary">
      <Spinner size={20} label={t('loading')} />
    </div>
  );
}
