import { lazy, type ReactNode } from 'react';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { SiteGapProvider } from '#records/components.tsx';

const PostsGap = lazy(async () => ({ default: (await loadLazily(() => import('./posts-gap.tsx'))).PostsGap }));

/** Lets the editor of posts say why visitors can’t read them. The check is loaded on first use. */
export const SiteGaps = ({ children }: { children: ReactNode }) => (
  <SiteGapProvider value={PostsGap}>{children}</SiteGapProvider>
);
