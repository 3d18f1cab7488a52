import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import { editorPath, type ManagedCollection, type RecordListItem } from './managed-collection.ts';
import type { LinkTo } from './use-list-view.ts';

/** Settings of a managed collection that cards and rows use. */
type ItemCollection = Pick<ManagedCollection, 'name' | 'icon' | 'cards' | 'statuses' | 'statusOf' | 'contentOf'>;

/**
 * Props of a card or a row. All keep their identity between renders, so that memoised items only re-render on change.
 */
export type ItemProps = {
  item: RecordListItem;
  collection: ItemCollection;
  selected: boolean;
  /** Show the date of the last change instead of the record's own date. */
  showsUpdatedAt: boolean;
  linkTo: LinkTo;
  onToggle: (id: string, withShift: boolean) => void;
  actionsOf: (item: RecordListItem) => readonly MenuEntry[];
  /** Drag-and-drop props; undefined if the list cannot be reordered. */
  parts: SortableParts | undefined;
};

export type BodyProps = Omit<ItemProps, 'parts'> & { handle: SortableParts['handle'] };

/** Returns the link of a record's title, or undefined for a record in the trash. */
export const hrefOf = (collection: ItemCollection, item: RecordListItem) =>
  item.trashedAt ? undefined : editorPath(collection.name, item);

export const statusIn = (collection: ItemCollection, item: RecordListItem) =>
  collection.statuses.find(({ value }) => value === collection.statusOf(item));
