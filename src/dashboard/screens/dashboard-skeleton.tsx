import { Skeleton } from '#ui/skeleton.tsx';

/** Placeholder in the shape of the dashboard, shown while it loads. */
export const DashboardSkeleton = () => (
  <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
    <div className="grid content-start gap-10">
      <Rows count={2} />
      <Rows count={4} />
    </div>
    <div className="grid content-start gap-10">
      <Skeleton shape="block" className="h-44" />
      <Rows count={3} />
    </div>
  </div>
);

const Rows = ({ count }: { count: number }) => (
  <div>
    <Skeleton shape="short" className="mb-4" />
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <div key={at} className="grid gap-3 border-border border-t py-4">
        <Skeleton className="max-w-64" />
      </div>
    ))}
  </div>
);
