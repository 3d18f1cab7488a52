import { Outlet, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { StepUp } from '#identity/components.tsx';
import { QueryProvider } from '#platform/query-provider.tsx';
import { OfflineNotice } from '#ui/offline-notice.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { AccountNotice } from './account-notice.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { PaletteProvider } from './palette.tsx';
import { Rail } from './rail.tsx';
import { RegionBoundary } from './region-boundary.tsx';
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
        </PaletteProvider>
      </UiProvider>
    </QueryProvider>
  );
}
