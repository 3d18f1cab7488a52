import { type ReactNode, Suspense } from 'react';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Suspense boundary with a skeleton for sections further down the page that load lazily. */
export const LazySection = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Delayed>
        <div className="grid gap-4 border-border border-t py-8">
          <Skeleton shape="short" />
          <Skeleton shape="block" className="h-24" />
        </div>
      </Delayed>
    }
  >
    {children}
  </Suspense>
);
