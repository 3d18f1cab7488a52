import { GripVertical } from 'lucide-react';
import { lazy, type ReactNode, Suspense } from 'react';
import { loadLater } from '#platform/load-later.ts';
import { Icon } from './icon.tsx';
import type { DrawnListProps } from './sortable-list.tsx';
import type { SortableParts } from './sortable-parts.ts';

const load = async () => ({ default: (await loadLater(() => import('./sortable-list.tsx'))).SortableList });
// It takes items of any kind, which `lazy` cannot say.
const LazyList = lazy(load) as unknown as <Item>(props: DrawnListProps<Item>) => ReactNode;

const HANDLE = (
  <span
    aria-hidden="true"
    className="inline-flex size-9 shrink-0 items-center justify-center text-text-secondary pointer-coarse:size-11"
  >
    <Icon of={GripVertical} />
  </span>
);

/** A list whose order one makes; what it takes to move things is fetched while one looks at it. */
export function SortableLater<Item>(props: DrawnListProps<Item>) {
  const { label, items, idOf, draw, className } = props;
  const still = (id: string): SortableParts => ({
    item: { 'data-sorted': id },
    handle: HANDLE,
    lifted: false,
  });
  return (
    <Suspense
      fallback={
        <ul aria-label={label} className={className}>
          {items.map((item) => draw(item, still(idOf(item))))}
        </ul>
      }
    >
      <LazyList {...props} />
    </Suspense>
  );
}
