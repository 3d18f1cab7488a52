import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Navigate, Link as RouterLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Spinner } from '#ui/spinner.tsx';

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
    <div data-loading-screen="" className="grid min-h-dvh place-items-center text-text-secondary">
      <Spinner size={20} label={t('loading')} />
    </div>
  );
}

/** The page for a member without the required rights. */
function Forbidden() {
  const t = useTranslations('app.forbidden');
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-2 px-6">
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-medium text-headline">{t('title')}</h1>
      <p className="text-text-secondary">{t('text')}</p>
      <p>
        <Link render={<RouterLink to="/dashboard" />}>{t('home')}</Link>
      </p>
    </main>
  );
}

/** The page for a member whose account an admin deactivated during the session. */
function Deactivated({ logIn }: { logIn: string }) {
  const t = useTranslations('app.deactivated');
  const heading = useRef<HTMLHeadingElement>(null);
  // Replaces the page in use, so screen readers must announce the heading with the reason first.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-3 px-6 py-12">
      <PageTitle>{t('title')}</PageTitle>
      <h1 ref={heading} tabIndex={-1} className="text-balance font-medium text-headline outline-hidden">
        {t('title')}
      </h1>
      <p className="text-text-secondary">{t('text')}</p>
      <p className="text-text-secondary">{t('kept')}</p>
      <p>
        <Link render={<RouterLink to={logIn} />}>{t('logIn')}</Link>
      </p>
    </main>
  );
}
