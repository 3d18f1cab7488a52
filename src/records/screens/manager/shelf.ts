import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { MenuEntry } from '#ui/menu.tsx';
import type { RecordFacets, RecordSort } from '../../contract.ts';

/** What lists tell of a record, whichever kind it is. */
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

/** Each kind knows its own statuses; that the manager sends only those is for the address to see to. */
type Wanted = {
  q?: string | undefined;
  status?: string | undefined;
  tag?: string | undefined;
  kind?: string | undefined;
  sort?: RecordSort | undefined;
  cursor?: string | undefined;
  limit?: unknown;
};

/** What the manager asks of the server; the API of each kind has all of it. */
export type RecordCalls<Item extends Listed> = {
  list(wanted: Wanted, options: { signal: AbortSignal }): Promise<Page<Item>>;
  facets(): Promise<RecordFacets>;
  move(place: { id: string; after: string | null }): Promise<unknown>;
  bulk(change: { ids: string[]; action: string }): Promise<{ items: ChangedRecord[] }>;
  duplicate(one: { id: string }): Promise<Item>;
  removeForever(one: { id: string }): Promise<unknown>;
};

/** Something that can be done to one or many: as the API calls it, as a button says it, and once it is done. */
export type Deed = {
  action: string;
  verb: string;
  done: (count: number) => string;
  icon: LucideIcon;
};

export type ShelfStatus = Deed & {
  value: string;
  /** Of one record: “Draft”. */
  label: string;
  /** Of all that are in it: “Drafts”. */
  plural: string;
  dot: 'full' | 'ring' | 'faint';
  /** It is what one expects, and not said of each. */
  usual?: boolean;
};

/** What is on or off beside the status, such as a lock. */
export type ShelfSwitch<Item> = {
  isOn(item: Item): boolean;
  turned(item: Item, on: boolean): Item;
  on: Deed;
  off: Deed;
};

/** How a record shows itself in a list. */
export type Face = {
  picture: StoredImage | undefined;
  /** Draws its first page, where it has pages: on a card, or tiny in a row. */
  page?: (place: 'card' | 'row') => ReactNode;
  /** In place of a picture. */
  icon?: LucideIcon;
  /** The line below its title. */
  lead: string;
  /** Of which kind it is, where there are several. */
  kind?: string;
  when: string;
  /** What else there is to see at a glance. */
  marks?: ReactNode;
  featured?: boolean;
};

export type Cards = 'cover' | 'tile' | 'page';
export type Look = 'grid' | 'list' | 'timeline';

/** The words in which kinds differ. */
export type ShelfWords = {
  title: string;
  create: string;
  search: string;
  count: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  allKinds?: string;
};

/** One kind of record, as its manager shows it. */
export type Shelf<Item extends Listed = Listed> = {
  name: 'projects' | 'achievements' | 'cv';
  /** As what of these an admin may take down is known. */
  takenDownAs?: 'cv' | 'project';
  icon: LucideIcon;
  calls: RecordCalls<Item>;
  /** In the order in which they are offered. */
  statuses: readonly ShelfStatus[];
  statusOf(item: Item): string;
  withStatus(item: Item, status: string): Item;
  lock?: ShelfSwitch<Item>;
  /** Where its titles lead; without it, to the editor. */
  hrefOf?(item: Pick<Listed, 'id'>): string;
  /** What else can be done with one alone. */
  own?(item: Item): readonly MenuEntry[];
  kinds?: readonly { value: string; label: string }[];
  sorts: readonly RecordSort[];
  /** Cards are led by a wide picture, by a small one beside the title, or by the first page. */
  cards: Cards;
  face(item: Item): Face;
  /** By year, as a third way to look at them. Each item is drawn by what it is given. */
  timeline?: ComponentType<{ items: readonly Item[]; draw: (item: Item) => ReactNode }>;
  words: ShelfWords;
};

/** The status of what lies in the trash. */
export const TRASH = 'trash';

/** The lock that an action turns on or off, if it is such an action. */
export function turnedBy<Item extends Listed>({ lock }: Shelf<Item>, action: string) {
  if (lock?.on.action === action) return { lock, on: true };
  return lock?.off.action === action ? { lock, on: false } : undefined;
}

/** Where the title of a record leads. */
export const titleHref = ({ name, hrefOf }: Pick<Shelf, 'name' | 'hrefOf'>, item: Pick<Listed, 'id'>) =>
  hrefOf?.(item) ?? `/${name}/${item.id}/edit`;
