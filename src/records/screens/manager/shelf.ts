import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import type { RecordFacets, RecordSort } from '../../contract.ts';

/** Fields that lists contain for a record of any kind. */
export type Listed = {
  id: string;
  revision: number;
  title: string;
  tags: string[];
  updatedAt: string;
  trashedAt: string | null;
  images: Record<string, StoredImage>;
};

export type Page<Item> = { items: Item[]; nextCursor?: string | undefined };
export type ChangedRecord = { id: string; revision: number; status: string; statusBefore: string };

/** List parameters. Statuses differ per kind, so plain strings are accepted; `readView` drops unknown ones. */
type Wanted = {
  q?: string | undefined;
  status?: string | undefined;
  tag?: string | undefined;
  kind?: string | undefined;
  sort?: RecordSort | undefined;
  cursor?: string | undefined;
  limit?: unknown;
};

/** API calls that the manager needs; every kind of record provides them. */
export type RecordCalls<Item extends Listed> = {
  list(wanted: Wanted, options: { signal: AbortSignal }): Promise<Page<Item>>;
  facets(): Promise<RecordFacets>;
  move(place: { id: string; after: string | null }): Promise<unknown>;
  bulk(change: { ids: string[]; action: string }): Promise<{ items: ChangedRecord[] }>;
  duplicate(one: { id: string }): Promise<Item>;
  removeForever(one: { id: string }): Promise<unknown>;
};

/** An action on one or many records: its API name, its button label and its success message. */
export type Deed = {
  action: string;
  verb: string;
  done: (count: number) => string;
  icon: LucideIcon;
};

export type ShelfStatus = Deed & {
  value: string;
  /** Label for a single record, e.g. "Draft". */
  label: string;
  /** Label for all records with the status, e.g. "Drafts". */
  plural: string;
  dot: 'full' | 'ring' | 'faint';
  /** The common status, which list items do not mention. */
  usual?: boolean;
};

/** A property that can be switched on and off independently of the status, e.g. a lock. */
export type ShelfSwitch<Item> = {
  isOn(item: Item): boolean;
  turned(item: Item, on: boolean): Item;
  on: Deed;
  off: Deed;
};

/** Presentation of a record in a list. */
export type Face = {
  picture: StoredImage | undefined;
  /** Renders the record's first page, on a card or as a thumbnail in a row. */
  page?: (place: 'card' | 'row') => ReactNode;
  /** Icon shown in place of an image. */
  icon?: LucideIcon;
  /** Line below the title. */
  lead: string;
  /** Label of the record's category, for kinds that have categories. */
  kind?: string;
  when: string;
  /** Additional badges. */
  marks?: ReactNode;
  featured?: boolean;
};

export type Cards = 'cover' | 'tile' | 'page';
export type Look = 'grid' | 'list' | 'timeline';

/** Messages that differ between kinds. */
export type ShelfWords = {
  title: string;
  create: string;
  search: string;
  count: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  allKinds?: string;
};

/** Configuration of the manager for one kind of record. */
export type Shelf<Item extends Listed = Listed> = {
  name: 'projects' | 'achievements' | 'cv';
  /** Kind under which takedowns of these records are listed. */
  takenDownAs?: 'cv' | 'project';
  icon: LucideIcon;
  calls: RecordCalls<Item>;
  /** Statuses in menu order. */
  statuses: readonly ShelfStatus[];
  statusOf(item: Item): string;
  withStatus(item: Item, status: string): Item;
  lock?: ShelfSwitch<Item>;
  /** Link of a record's title; defaults to the editor. */
  hrefOf?(item: Pick<Listed, 'id'>): string;
  /** Additional menu entries for a single record. */
  own?(item: Item): readonly MenuEntry[];
  kinds?: readonly { value: string; label: string }[];
  sorts: readonly RecordSort[];
  /** Card layout: led by a cover, by a small image beside the title, or by the first page. */
  cards: Cards;
  face(item: Item): Face;
  /** Timeline layout by year, offered as a third view. `draw` renders an item. */
  timeline?: ComponentType<{ items: readonly Item[]; draw: (item: Item) => ReactNode }>;
  words: ShelfWords;
};

/** Status filter that selects records in the trash. */
export const TRASH = 'trash';

/** Returns the switch that an action turns on or off, or undefined for other actions. */
export function turnedBy<Item extends Listed>({ lock }: Shelf<Item>, action: string) {
  if (lock?.on.action === action) return { lock, on: true };
  return lock?.off.action === action ? { lock, on: false } : undefined;
}

/** Returns the link of a record's title. */
export const titleHref = ({ name, hrefOf }: Pick<Shelf, 'name' | 'hrefOf'>, item: Pick<Listed, 'id'>) =>
  hrefOf?.(item) ?? `/${name}/${item.id}/edit`;
