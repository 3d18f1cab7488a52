import type { ReactNode } from 'react';
import { SortableList } from '#ui/sortable-list.tsx';
import type { SortableParts } from '#ui/sortable-parts.ts';
import { GRIDS } from './list-style.ts';
import type { Listed, Look, Shelf } from './shelf.ts';

type Props<Item extends Listed> = {
  shelf: Shelf<Item>;
  items: readonly Item[];
  look: Look;
  /** Undefined if the list cannot be reordered. */
  onReorder: ((items: Item[], id: string) => void) | undefined;
  draw: (item: Item, parts?: SortableParts) => ReactNode;
};

/** Records as a grid, a list or a timeline. */
export function RecordList<Item extends Listed>({ shelf, items, look, onReorder, draw }: Props<Item>) {
  const label = shelf.words.title;
  const style = look === 'grid' ? GRIDS[shelf.cards] : '';
  if (look === 'timeline' && shelf.timeline) return <shelf.timeline items={items} draw={draw} />;
  if (!onReorder) {
    return (
      <ul aria-label={label} className={style}>
        {items.map((item) => draw(item))}
      </ul>
    );
  }
  return (
    <SortableList
      label={label}
      items={items}
      idOf={({ id }) => id}
      nameOf={({ title }) => title}
      onReorder={onReorder}
      layout={look === 'grid' ? 'grid' : 'rows'}
      className={`relative ${style}`}
      draw={draw}
    />
  );
}
