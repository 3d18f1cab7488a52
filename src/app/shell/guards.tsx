import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Delayed } from '#ui/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { useDelayedLoading } from '#ui/use-delayed-loading.ts';
import { Deactivated } from './deactivated.tsx';
import { Forbidden } from './forbidden.tsx';

/** Loaded lazily, because the sign-in page does not need the shell. */
const Shell = lazy(async () => ({ default: (await import('./shell.tsx')).Shell }));
const WholeWindow = lazy(async () => ({ default: (await import('./whole-window.tsx')).WholeWindow }));

export const MemberShell = () => <MembersOnly frame={Shell} />;
export const MemberWindow = () => <MembersOnly frame={WholeWindow} />;

/**
 * Shows a screen to members only. Signed-out visitors sign in first and return here; deactivated members see a notice.
 */
function MembersOnly({ frame: Frame }: { frame: ComponentType }) {
  const auth = useAuth();
  const { pathname, search, hash } = useLocation();
  const showsSpinner = useDelayedLoading(auth.status === 'loading');
  if (showsSpinner) return <LoadingScreen />;
  if (auth.status === 'loading') return null;
  // The fragment may contain the token of a mailed link, so it stays a fragment and is not sent to the server.
  const logIn = `/login?next=${encodeURIComponent(pathname + search)}${hash}`;
  if (auth.status === 'signedOut') return <Navigate to={logIn} replace />;
  if (auth.status === 'deactivated') return <Deactivated logIn={logIn} />;
  return (
    <Suspense
      fallback={
        <Delayed>
          <LoadingScreen />
        </Delayed>
      }
    >
      <Frame />
    </Suspense>
  );
}

/** Shows a screen to admins only. Other members see a notice. */
export function AdminShell() {
  const auth = useAuth();
  return auth.status === 'signedIn' && !auth.user.isAdmin ? <Forbidden /> : <MemberShell />;
}

function LoadingScreen() {
  const t = useTranslations('app');
  return (
    <div className="grid min-h-dvh place-items-center text-text-secondary">
      <Spinner size={20} label={t('loading')} />
    </div>
  );
}
