import { type ComponentType, lazy, Suspense } from 'react';
import { Delayed } from '#ui/delayed.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PIECES } from './pieces.ts';

const later = <Props extends object>(Form: ComponentType<Props>) =>
  function LaterForm(props: Props) {
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

export const PlaceForm = later(lazy(async () => ({ default: (await PIECES.forms()).PlaceForm })));
export const BasicsForm = later(lazy(async () => ({ default: (await PIECES.forms()).BasicsForm })));
export const SummaryForm = later(lazy(async () => ({ default: (await PIECES.forms()).SummaryForm })));
