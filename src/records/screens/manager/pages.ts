import type { InfiniteData } from '@tanstack/react-query';
import type { Listed, Page } from './shelf.ts';

/** A list as far as it has been fetched. */
export type Pages<Item> = InfiniteData<Page<Item>, string | undefined>;

export const itemsOf = <Item>(pages: Pages<Item> | undefined): readonly Item[] =>
  pages?.pages.flatMap(({ items }) => items) ?? [];

/** The same pages with other items: those that stay, as they are now. */
export const mapItems = <Item>(pages: Pages<Item>, change: (item: Item) => Item | undefined): Pages<Item> => ({
  ...pages,
  pages: pages.pages.map((page) => ({
    ...page,
    items: page.items.map(change).filter((item) => item !== undefined),
  })),
});

/** The same items in another order; each page keeps its length, and so the key that the next one begins behind. */
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
