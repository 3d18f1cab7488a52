import { Outlet, useLocation } from 'react-router';
import { StepUp } from '#identity/components.tsx';
import { QueryProvider } from '#platform/query-provider.tsx';
import { UiProvider } from '#ui/ui-provider.tsx';
import { Arrival } from './arrival.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { PaletteProvider } from './palette.tsx';
import { Region } from './region.tsx';

/** The frame of a full-window screen, such as an editor. */
export function WholeWindow() {
  const { pathname } = useLocation();
  return (
    <QueryProvider>
      <UiProvider direction={document.dir === 'rtl' ? 'rtl' : 'ltr'}>
        <PaletteProvider>
          <Region key={pathname}>
            <Outlet />
          </Region>
          <InstanceNotice floating />
          <Arrival />
          <StepUp />
        </PaletteProvider>
      </UiProvider>
    </QueryProvider>
  );
}
