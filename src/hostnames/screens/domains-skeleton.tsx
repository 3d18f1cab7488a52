import { Skeleton } from '#ui/skeleton.tsx';

/** The skeleton of the domain list while it loads. */
export const DomainsSkeleton = () => (
  <div className="border-border border-t">
    {[1, 2].map((key) => (
      <div key={key} className="grid gap-3 border-border border-b py-4">
        <Skeleton className="w-48" />
        <Skeleton className="max-w-96" />
      </div>
    ))}
  </div>
);
