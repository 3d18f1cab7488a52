import { Skeleton } from '#ui/feedback/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholder of the editor while the site is loading. */
export const SiteSkeleton = () => (
  <div className="absolute inset-0 flex flex-col">
    <div className="h-13 border-border border-b" />
    <div className="flex min-h-0 flex-1">
      <div className="grid w-full content-start gap-6 p-6 lg:w-100">
        {ROWS.map((row) => (
          <Skeleton key={row} shape="block" className="h-10" />
        ))}
      </div>
      <div className="flex-1 bg-desk max-lg:hidden" />
    </div>
  </div>
);
