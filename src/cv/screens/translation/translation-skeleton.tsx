import { Skeleton } from '#ui/feedback/skeleton.tsx';

const ROWS = ['a', 'b', 'c', 'd'];

/** A placeholder for texts beside their translations. */
export const TranslationSkeleton = () => (
  <div className="mx-auto grid max-w-5xl gap-6 p-6">
    <Skeleton shape="title" />
    {ROWS.map((row) => (
      <div key={row} className="grid grid-cols-2 gap-6">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    ))}
  </div>
);
