import { Skeleton } from '#ui/feedback/skeleton.tsx';

const SECTION_KEYS = [1, 2, 3];

/** Placeholder of a page while it is typeset. */
export const PageSkeleton = () => (
  <div className="grid gap-[5%] p-[9%] opacity-60">
    <div className="grid gap-3">
      <Skeleton shape="title" />
      <Skeleton shape="short" />
    </div>
    {SECTION_KEYS.map((key) => (
      <div key={key} className="grid gap-3">
        <Skeleton shape="short" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    ))}
  </div>
);
