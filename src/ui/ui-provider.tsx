import { CSPProvider } from '@base-ui/react/csp-provider';
import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Toast as Base } from '@base-ui/react/toast';
import { Tooltip } from '@base-ui/react/tooltip';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import type { ToastRegion as Region } from './feedback/toast-region.tsx';

type Props = { direction: 'ltr' | 'rtl'; children: ReactNode };

/** Provides the context of the components: text direction, tooltips and notices, without injected style elements. */
export function UiProvider({ direction, children }: Props) {
  return (
    <CSPProvider disableStyleElements>
      <DirectionProvider direction={direction}>
        <Tooltip.Provider delay={400}>
          <ToastProvider>{children}</ToastProvider>
        </Tooltip.Provider>
      </DirectionProvider>
    </CSPProvider>
  );
}

const importRegion = () => import('./feedback/toast-region.tsx');

/** Resolves when the browser is online again, or after a delay if it seems to be online. */
const untilOnline = () =>
  new Promise<void>((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
    if (navigator.onLine) setTimeout(resolve, RETRY_MS);
  });
const RETRY_MS = 5000;

/** Loads the notice region and retries forever: notices are optional, and the app works without them. */
async function loadRegion(): Promise<{ default: typeof Region }> {
  for (;;) {
    const loaded = await importRegion().catch(untilOnline);
    if (loaded) return { default: loaded.ToastRegion };
  }
}

const ToastRegion = lazy(loadRegion);

/** Provides notices, and loads their region after the first render. */
function ToastProvider({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => setIsShown(true), []);
  return (
    <Base.Provider limit={3}>
      {children}
      {isShown && (
        <Suspense>
          <ToastRegion />
        </Suspense>
      )}
    </Base.Provider>
  );
}
