import type { ReactNode } from 'react';
import { SortableList } from '#ui/lists/sortable-list.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import { GRIDS } from './list-style.ts';
import type { ListLayout, ManagedCollection, RecordListItem } from './managed-collection.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  items: readonly Item[];
  layout: ListLayout;
  /** Undefined if the list cannot be reordered. */
  onReorder: ((items: Item[], id: string) => void) | undefined;
  renderItem: (item: Item, parts?: SortableParts) => ReactNode;
};

/** Records as a grid, a list or a timeline. */
export function RecordList<Item extends RecordListItem>({
  collection,
  items,
  layout,
  onReorder,
  renderItem,
}: Props<Item>) {
  const label = collection.texts.title;
  const style = layout === 'grid' ? GRIDS[collection.cards] : '';
  if (layout === 'timeline' && collection.timeline)
    return <collection.timeline items={items} renderItem={renderItem} />;
  if (!onReorder) {
    return (
      <ul aria-label={label} className={style}>
        {items.map((item) => renderItem(item))}
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
      layout={layout === 'grid' ? 'grid' : 'rows'}
      className={`relative ${style}`}
      renderItem={renderItem}
    />
  );
}
