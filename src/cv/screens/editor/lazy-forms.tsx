import { type ComponentType, lazy, Suspense } from 'react';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { CHUNKS } from './lazy-chunks.ts';

const withFallback = <Props extends object>(Form: ComponentType<Props>) =>
  function LazyForm(props: Props) {
    return (
      <Suspense
        fallback={
          <Delayed>
            <div className="grid grid-cols-1 gap-4">
              <Skeleton shape="block" className="h-9" />
              <Skeleton shape="block" className="h-9" />
            </div>
          </Delayed>
        }
      >
        <Form {...props} />
      </Suspense>
    );
  };

export const LazyNodeForm = withFallback(lazy(async () => ({ default: (await CHUNKS.content()).NodeForm })));
export const LazyBasicsForm = withFallback(lazy(async () => ({ default: (await CHUNKS.content()).BasicsForm })));
export const LazySummaryForm = withFallback(lazy(async () => ({ default: (await CHUNKS.content()).SummaryForm })));
