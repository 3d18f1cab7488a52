import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholder of the list while the links are loading. */
export const SharesSkeleton = () => (
  <div className="-mt-4">
    {[1, 2, 3].map((key) => (
      <div key={key} className="grid gap-3 border-border border-b py-4">
        <Skeleton className="w-40" />
        <Skeleton className="max-w-80" />
      </div>
    ))}
  </div>
);
