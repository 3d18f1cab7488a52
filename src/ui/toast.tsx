import { Toast as Base } from '@base-ui/react/toast';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

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
