import type { InfiniteData } from '@tanstack/react-query';
import type { Listed, Page } from './shelf.ts';

/** The pages of a list that have been fetched. */
export type Pages<Item> = InfiniteData<Page<Item>, string | undefined>;

export const itemsOf = <Item>(pages: Pages<Item> | undefined): readonly Item[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/** Maps the items of all pages. Items for which `change` returns undefined are removed. */
export const mapItems = <Item>(pages: Pages<Item>, change: (item: Item) => Item | undefined): Pages<Item> => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map(change).filter((item) => item !== undefined),
  })),
});

/** Distributes reordered items over the pages. Each page keeps its length and its cursor. */
export function inOrder<Item extends Listed>(pages: Pages<Item>, items: readonly Item[]): Pages<Item> {
  let at = 0;
  return {
    ...pages,
    pages: pages.pages.map((page) => {
      const from = at;
      at += page.items.length;
      return { ...page, items: items.slice(from, at) };
    }),
  };
}
