import { Skeleton } from '#ui/skeleton.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { paperSizeOf } from '../pages/paper-size.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of the editor while the CV loads. */
export const EditorSkeleton = () => (
  <div className="flex h-dvh flex-col">
    <div className="h-13 border-border border-b" />
    <div className="flex min-h-0 flex-1">
      <div className="grid w-full content-start gap-6 p-6 lg:w-110">
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" className="h-8" />
        ))}
      </div>
      <div className="flex-1 overflow-hidden bg-desk p-10 max-lg:hidden">
        <div style={{ aspectRatio: paperSizeOf('a4').ratio }} className="mx-auto max-w-2xl bg-paper shadow-sheet">
          <PageSkeleton />
        </div>
      </div>
    </div>
  </div>
);
