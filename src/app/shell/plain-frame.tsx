import { Outlet } from 'react-router';
import { OfflineNotice } from '#ui/feedback/offline-notice.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { RegionBoundary } from './region-boundary.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';

/** The frame of a public screen: only notices and the screen. */
export function PlainFrame() {
  return (
    <>
      <OfflineNotice />
      <InstanceNotice />
      <RegionBoundary>
        <Outlet />
      </RegionBoundary>
      <RouteAnnouncer />
    </>
  );
}
