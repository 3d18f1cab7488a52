import { lazy, type ReactNode } from 'react';
import { preloadMessages } from '#platform/browser/i18n/messages-provider.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';

/** Lazily loaded chunks of the editor that the first view does not need. */
export const CHUNKS = {
  content: () => loadLazily(() => import('./lazy-content.ts')),
  design: () => loadLazily(() => import('./design/design-pane.tsx')),
  review: () => loadLazily(() => import('./review/review-pane.tsx')),
  spelling: () => loadLazily(() => import('./review/spelling/lazy-spelling.ts')),
  letters: () => loadLazily(() => import('./letters/letters-pane.tsx')),
  commands: () => loadLazily(() => import('./commands/cv-commands.tsx')),
  history: () => loadLazily(() => import('./editor-history.tsx')),
  publication: () => loadLazily(() => import('../sharing/publish-control.tsx')),
  menu: () => loadLazily(() => import('#ui/overlays/menu.tsx')),
};

const PRELOAD_DELAY_MS = 1500;

/**
 * Returns a component that loads once the first view has settled. If its chunk fails to load, it renders nothing: each of
 * these components adds to something that works without it.
 */
export const lazyAfterInitialLoad = <Props>(load: () => Promise<(props: Props) => ReactNode>) =>
  lazy(async () => {
    await new Promise<void>((resolve) => setTimeout(resolve, PRELOAD_DELAY_MS));
    return {
      default: await load().catch(
        () =>
          (_: Props): ReactNode =>
            null,
      ),
    };
  });

/**
 * Loads the forms at once and all other chunks after a delay, so that the editor keeps working if the connection is lost.
 * Returns a function that cancels the delayed loading.
 */
export function preloadChunks() {
  const { content, ...others } = CHUNKS;
  content().catch(() => undefined);
  const timer = setTimeout(() => {
    for (const load of Object.values(others)) load().catch(() => undefined);
    preloadMessages(['checks', 'cv-review', 'cv-comments', 'cv-job', 'cv-letters']).catch(() => undefined);
  }, PRELOAD_DELAY_MS);
  return () => clearTimeout(timer);
}
