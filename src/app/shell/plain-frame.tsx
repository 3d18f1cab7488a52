import { Outlet } from 'react-router';
import { OfflineNotice } from '#ui/offline-notice.tsx';
import { Arrival } from './arrival.tsx';
import { InstanceNotice } from './instance-notice.tsx';
import { Region } from './region.tsx';

/** The frame of a screen that is for anybody: nothing but the screen. */
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
