import { lazy, Suspense } from 'react';
import type { NoticesProps } from './notice-list.tsx';
import { PIECES } from './pieces.ts';

const NoticeList = lazy(async () => ({ default: (await PIECES.notices()).NoticeList }));

/** Loads the notices only if there are any, which is rare. */
export function Notices(props: NoticesProps) {
  const { view, cv, takenUp } = props;
  const isCalm = view.condition === 'saved' || view.condition === 'saving' || view.condition === 'offline';
  if (isCalm && !cv?.locked && !takenUp) return null;
  return (
    <Suspense>
      <NoticeList {...props} />
    </Suspense>
  );
}
