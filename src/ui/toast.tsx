import { Toast as Base } from '@base-ui/react/toast';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ToastRegion as Region } from './toast-region.tsx';

const importRegion = () => import('./toast-region.tsx');

/** Resolves once there is a connection again, or after a few seconds where there seems to be one. */
const untilOnline = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
  });
const RETRY_MS = 5000;

/** Notices are not worth the screen: while their place can't be loaded, the app works without them. */
async function loadRegion(): Promise<{ default: typeof Region }> {
  for (;;) {
    const loaded = await importRegion().catch(untilOnline);
    if (loaded) return { default: loaded.ToastRegion };
  }
}

const ToastRegion = lazy(loadRegion);

/** Keeps notices, and shows them. Their place comes right after the first view, before there is anything to say. */
export function ToastPlace({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  return (
    <Base.Provider limit={3}>
      {children}
      {shown && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </Base.Provider>
  );
}
