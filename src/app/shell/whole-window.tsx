import { Outlet, useLocation } from 'react-router';
import { StepUp } from '#identity/components.tsx';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { ShareDialogs } from '#portfolio/components.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { PaletteProvider } from './palette.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** The frame of a full-window screen, such as an editor. */
export function WholeWindow() {
  const { pathname } = useLocation();
  return (
    <QueryProvider>
      <UiProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <PaletteProvider>
          <ShareDialogs>
            {/* Screens scroll with the window, except those whose panes scroll by themselves. */}
            <div className="flex min-h-dvh flex-col has-data-fills-window:h-dvh">
              <div className="max-h-[30dvh] shrink-0 overflow-y-auto">
                <InstanceNotice />
              </div>
              <div className="relative min-h-0 flex-1">
                <RegionBoundary key={pathname}>
                  <Outlet />
                </RegionBoundary>
              </div>
            </div>
            <RouteAnnouncer />
            <StepUp />
          </ShareDialogs>
        </PaletteProvider>
      </UiProvider>
    </QueryProvider>
  );
}
