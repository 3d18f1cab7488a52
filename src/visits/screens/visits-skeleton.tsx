import { Skeleton } from '#ui/feedback/skeleton.tsx';

/** Placeholder of the statistics while they are loading. */
export const VisitsSkeleton = () => (
  <div className="grid gap-8">
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
      {[1, 2, 3].map((key) => (
        <div key={key} className="grid gap-3">
          <Skeleton className="w-16" />
          <Skeleton shape="title" />
        </div>
      ))}
    </div>
    <Skeleton shape="block" />
  </div>
);
