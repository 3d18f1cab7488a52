import type { InfiniteData } from '@tanstack/react-query';
import type { RecordListItem, RecordPage } from './managed-collection.ts';

/** The pages of a list that have been fetched. */
export type RecordPages<Item> = InfiniteData<RecordPage<Item>, string | undefined>;

export const itemsOf = <Item>(pages: RecordPages<Item> | undefined): readonly Item[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/** Maps the items of all pages. Items for which `change` returns undefined are removed. */
export const mapItems = <Item>(
  pages: RecordPages<Item>,
  change: (item: Item) => Item | undefined,
): RecordPages<Item> => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map(change).filter((item) => item !== undefined),
  })),
});

/** Distributes reordered items over the pages. Each page keeps its length and its cursor. */
export function reorderPages<Item extends RecordListItem>(
  pages: RecordPages<Item>,
  items: readonly Item[],
): RecordPages<Item> {
  let offset = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const from = offset;
      offset += page.items.length;
      return { ...page, items: items.slice(from, offset) };
    }),
  };
}
