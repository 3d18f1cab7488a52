import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholder in the shape of the statistics, shown while they load. */
export const StatsSkeleton = () => (
  <div className="grid gap-10">
    <div>
      <Skeleton shape="short" className="mb-4" />
      <div className="border-border border-t py-4">
        <Skeleton className="max-w-64" />
      </div>
    </div>
    <div className="grid grid-cols-2 gap-x-6 gap-y-5 sm:grid-cols-4">
      {[1, 2, 3, 4, 5, 6, 7, 8].map((key) => (
        <div key={key} className="grid gap-3">
          <Skeleton className="w-16" />
          <Skeleton shape="title" />
        </div>
      ))}
    </div>
    <div className="grid gap-10 md:grid-cols-2">
      <Skeleton shape="block" className="h-44" />
      <Skeleton shape="block" className="h-44" />
    </div>
  </div>
);
