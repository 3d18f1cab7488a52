import { lazy, Suspense } from 'react';
import { CHUNKS } from './lazy-chunks.ts';
import type { NoticesProps } from './notice-list.tsx';

const NoticeList = lazy(async () => ({ default: (await CHUNKS.notices()).NoticeList }));

/** Loads the notices only if there are any, which is rare. */
export function Notices(props: NoticesProps) {
  const { view, cv, hasRestoredDraft } = props;
  const isUnremarkable = view.condition === 'saved' || view.condition === 'saving' || view.condition === 'offline';
  if (isUnremarkable && !cv?.locked && !hasRestoredDraft) return null;
  return (
    <Suspense>
      <NoticeList {...props} />
    </Suspense>
  );
}
