import { Outlet, useLocation } from 'react-router';
import { StepUp } from '#identity/components.tsx';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
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
          <RegionBoundary key={pathname}>
            <Outlet />
          </RegionBoundary>
          <InstanceNotice floating />
          <RouteAnnouncer />
          <StepUp />
        </PaletteProvider>
      </UiProvider>
    </QueryProvider>
  );
}
