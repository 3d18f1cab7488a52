import { Outlet } from 'react-router';
import { OfflineNotice } from '#ui/offline-notice.tsx';
import { Arrival } from './arrival.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { Region } from './region.tsx';

/** The frame of a public screen: only notices and the screen. */
export function PlainFrame() {
  return (
    <>
      <OfflineNotice />
      <InstanceNotice />
      <Region>
        <Outlet />
      </Region>
      <Arrival />
    </>
  );
}
