import type { MenuEntry } from '#ui/menu.tsx';
import type { SortableParts } from '#ui/sortable-parts.ts';
import { type Listed, type Shelf, titleHref } from './shelf.ts';
import type { LinkTo } from './use-view.ts';

/** What of a kind shows in its items. */
type ItemShelf = Pick<Shelf, 'name' | 'icon' | 'cards' | 'statuses' | 'statusOf' | 'face' | 'hrefOf'>;

/** What a card or a row is told. All of it stays the same from one render to the next, so that only what changed is drawn. */
export type ItemProps = {
  item: Listed;
  shelf: ItemShelf;
  selected: boolean;
  /** When it was changed matters more than when it was. */
  byChange: boolean;
  linkTo: LinkTo;
  onToggle: (id: string, withShift: boolean) => void;
  actionsOf: (item: Listed) => readonly MenuEntry[];
  /** Where the order can be changed. */
  parts: SortableParts | undefined;
};

export type BodyProps = Omit<ItemProps, 'parts'> & { handle: SortableParts['handle'] };

/** Where its title leads; nowhere, as long as it lies in the trash. */
export const hrefOf = (shelf: ItemShelf, item: Listed) => (item.trashedAt ? undefined : titleHref(shelf, item));

export const statusIn = (shelf: ItemShelf, item: Listed) =>
  shelf.statuses.find(({ value }) => value === shelf.statusOf(item));
