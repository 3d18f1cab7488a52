import { X } from 'lucide-react';
import { useState } from 'react';
import { Outlet, Link as RouterLink, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { WorkExtensions } from '#cv/components.tsx';
import { StepUp, useAuth } from '#identity/components.tsx';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { ShareDialogs, SiteGaps } from '#portfolio/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { PaletteProvider } from './palette.tsx';
import { Rail } from './rail.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { RememberTimeZone } from './remember-time-zone.ts';
import { RouteAnnouncer } from './route-announcer.tsx';
import { TabBar } from './tab-bar.tsx';

/** The frame of every member screen: navigation, and the screen in an error boundary. */
export function Shell() {
  const t = useTranslations('app');
  const { pathname } = useLocation();
  return (
    <QueryProvider>
      <UiProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <PaletteProvider>
          <ShareDialogs>
            <SiteGaps>
              <WorkExtensions>
                <a
                  href="#content"
                  className="sr-only rounded-control focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50 focus:bg-background focus:px-4 focus:py-2"
                >
                  {t('skip')}
                </a>
                <div className="flex min-h-dvh">
                  <Rail />
                  <div className="flex min-w-0 flex-1 flex-col pb-16 sm:pb-0">
                    <OfflineNotice />
                    <InstanceNotice />
                    <AccountNotice />
                    <main
                      id="content"
                      tabIndex={-1}
                      className="mx-auto w-full max-w-6xl flex-1 px-4 py-8 outline-hidden sm:px-8"
                    >
                      <RegionBoundary key={pathname}>
                        <Outlet />
                      </RegionBoundary>
                    </main>
                  </div>
                  <TabBar />
                </div>
                <RouteAnnouncer />
                <StepUp />
                <RememberTimeZone />
              </WorkExtensions>
            </SiteGaps>
          </ShareDialogs>
        </PaletteProvider>
      </UiProvider>
    </QueryProvider>
  );
}

const KEY = 'account-notice.dismissed';
const LINKS = { unverified: '/settings#email', nameless: '/settings#username' } as const;
type Requirement = keyof typeof LINKS;

/** Shows the requirement that the account lacks for publishing, until it is met or dismissed for this tab. */
function AccountNotice() {
  const t = useTranslations('app.accountNotice');
  const auth = useAuth();
  const [dismissed, setDismissed] = useState(() => sessionStorage.getItem(KEY)?.split(' ') ?? []);
  if (auth.status !== 'signedIn') return null;
  const { emailVerified, profile } = auth.user;
  const missing: Record<Requirement, boolean> = { unverified: !emailVerified, nameless: profile.username === '' };
  const requirement = (Object.keys(LINKS) as Requirement[]).find((name) => missing[name] && !dismissed.includes(name));
  if (!requirement) return null;
  const dismiss = () => {
    const all = [...dismissed, requirement];
    sessionStorage.setItem(KEY, all.join(' '));
    setDismissed(all);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <aside
      aria-label={t('label')}
      className="flex items-center gap-3 border-border border-b bg-surface py-0.5 ps-4 pe-2 sm:ps-8"
    >
      <p className="min-w-0 flex-1 py-1.5">
        {t(`${requirement}.text`)}{' '}
        <Link render={<RouterLink to={LINKS[requirement]} />}>{t(`${requirement}.link`)}</Link>
      </p>
      <IconButton name={t('dismiss')} icon={X} onClick={dismiss} />
    </aside>
  );
}
