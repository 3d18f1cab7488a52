import type { MenuEntry } from '#ui/menu.tsx';
import type { SortableParts } from '#ui/sortable-parts.ts';
import { type Listed, type Shelf, titleHref } from './shelf.ts';
import type { LinkTo } from './use-view.ts';

/** Parts of a shelf that cards and rows use. */
type ItemShelf = Pick<Shelf, 'name' | 'icon' | 'cards' | 'statuses' | 'statusOf' | 'face' | 'hrefOf'>;

/**
 * Props of a card or a row. All keep their identity between renders, so that memoised items only re-render on change.
 */
export type ItemProps = {
  item: Listed;
  shelf: ItemShelf;
  selected: boolean;
  /** Show the date of the last change instead of the record's own date. */
  byChange: boolean;
  linkTo: LinkTo;
  onToggle: (id: string, withShift: boolean) => void;
  actionsOf: (item: Listed) => readonly MenuEntry[];
  /** Drag-and-drop props; undefined if the list cannot be reordered. */
  parts: SortableParts | undefined;
};

export type BodyProps = Omit<ItemProps, 'parts'> & { handle: SortableParts['handle'] };

/** Returns the link of a record's title, or undefined for a record in the trash. */
export const hrefOf = (shelf: ItemShelf, item: Listed) => (item.trashedAt ? undefined : titleHref(shelf, item));

export const statusIn = (shelf: ItemShelf, item: Listed) =>
  shelf.statuses.find(({ value }) => value === shelf.statusOf(item));
