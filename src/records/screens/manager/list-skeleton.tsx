import { Skeleton } from '#ui/skeleton.tsx';
import { GRIDS, PAGE_THUMBNAIL } from './list-style.ts';
import type { CardVariant, ListLayout } from './managed-collection.ts';

const PLACEHOLDER_KEYS = [1, 2, 3, 4, 5, 6];
const ROW_PICTURES: Record<CardVariant, string> = { cover: 'w-12!', tile: '', page: 'w-6!' };

/** Skeleton of the list in the chosen layout. */
export function ListSkeleton({ layout, cards }: { layout: ListLayout; cards: CardVariant }) {
  if (layout !== 'grid') {
    return PLACEHOLDER_KEYS.map((key) => (
      <div key={key} className="flex h-12 items-center gap-3 border-border border-b ps-2">
        <Skeleton shape="circle" className={`size-8! rounded-[4px]! ${ROW_PICTURES[cards]}`} />
        <Skeleton className="w-48" />
        <Skeleton className="ms-auto w-24" />
      </div>
    ));
  }
  return (
    <div className={GRIDS[cards]}>
      {PLACEHOLDER_KEYS.map((key) => (
        <div key={key} className="overflow-hidden rounded-card border border-border">
          {cards === 'cover' && <Skeleton shape="block" className="aspect-16/10 h-auto! rounded-none! opacity-60" />}
          {cards === 'page' && <div className={`${PAGE_THUMBNAIL} border-border border-b bg-desk`} />}
          <div className="grid content-start gap-3 p-4">
            <Skeleton shape="title" />
            <Skeleton />
            <Skeleton shape="short" />
          </div>
        </div>
      ))}
    </div>
  );
}
