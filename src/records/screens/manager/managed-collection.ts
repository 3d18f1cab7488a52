import type { LucideIcon } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { FocalPoint } from '#platform/pure/focal-point.ts';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { RecordFacets, RecordSort } from '../../contract.ts';
import type { CollectionName } from '../../model/work-sections.ts';

/** Fields that lists contain for a record of any kind. */
export type RecordListItem = {
  id: string;
  revision: number;
  title: string;
  tags: string[];
  updatedAt: string;
  trashedAt: string | null;
  images: Record<string, StoredImage>;
};

export type RecordPage<Item> = { items: Item[]; nextCursor?: string | undefined };
export type ChangedRecord = { id: string; revision: number; status: string; statusBefore: string };

/** List parameters. Statuses differ per kind, so plain strings are accepted; `readView` drops unknown ones. */
type ListRecordsQuery = {
  q?: string | undefined;
  status?: string | undefined;
  tag?: string | undefined;
  kind?: string | undefined;
  sort?: RecordSort | undefined;
  cursor?: string | undefined;
  limit?: unknown;
};

/** API calls that the manager needs; every kind of record provides them. */
export type RecordCalls<Item extends RecordListItem> = {
  list(query: ListRecordsQuery, options: { signal: AbortSignal }): Promise<RecordPage<Item>>;
  facets(): Promise<RecordFacets>;
  move(placement: { id: string; after: string | null }): Promise<unknown>;
  bulk(change: { ids: string[]; action: string }): Promise<{ items: ChangedRecord[] }>;
  duplicate(one: { id: string }): Promise<Item>;
  removeForever(one: { id: string }): Promise<unknown>;
};

/** An action on one or many records: its API name, its button label and its success message. */
export type RecordAction = {
  action: string;
  verb: string;
  done: (count: number) => string;
  icon: LucideIcon;
};

export type StatusOption = RecordAction & {
  value: string;
  /** Label for a single record, e.g. "Draft". */
  label: string;
  /** Label for all records with the status, e.g. "Drafts". */
  plural: string;
  dot: 'full' | 'ring' | 'faint';
  /** No action of the list leads to this status, because it needs more than a click; `action` leads from it. */
  unoffered?: boolean;
  /** The common status, which list items do not mention. */
  usual?: boolean;
};

/** A property that can be switched on and off independently of the status, e.g. a lock. */
export type ToggleOption<Item> = {
  isOn(item: Item): boolean;
  withToggle(item: Item, on: boolean): Item;
  on: RecordAction;
  off: RecordAction;
};

/** Presentation of a record in a list. */
export type ItemContent = {
  picture: StoredImage | undefined;
  /** Point of the picture that stays visible where it is cropped. */
  focus?: FocalPoint | null;
  /** Renders the record's first page, on a card or as a thumbnail in a row. */
  renderPage?: (placement: 'card' | 'row') => ReactNode;
  /** Icon shown in place of an image. */
  icon?: LucideIcon;
  /** Line below the title. */
  subtitle: string;
  /** Label of the record's category, for kinds that have categories. */
  kind?: string;
  /** Undefined for kinds without dates. */
  dateText: string | undefined;
  /** Additional badges. */
  badges?: ReactNode;
  featured?: boolean;
};

export type CardVariant = 'cover' | 'tile' | 'page';
export type ListLayout = 'grid' | 'list' | 'timeline' | 'tree';

/** Messages that differ between kinds. */
export type CollectionTexts = {
  title: string;
  create: string;
  search: string;
  count: (count: number) => string;
  emptyTitle: string;
  emptyText: string;
  allKinds?: string;
  /** Name of the filter by category; by default, it is the type. */
  kindFilter?: string;
};

/** Configuration of the manager for one kind of record. */
export type ManagedCollection<Item extends RecordListItem = RecordListItem> = {
  name: CollectionName;
  /** Kind under which takedowns of these records are listed. */
  /** Whether the kind has no files in which it can be exported. */
  hasNoExport?: boolean;
  takedownKind?: 'cv' | 'project' | 'post';
  icon: LucideIcon;
  calls: RecordCalls<Item>;
  /** Statuses in menu order. */
  statuses: readonly StatusOption[];
  statusOf(item: Item): string;
  withStatus(item: Item, status: string): Item;
  lock?: ToggleOption<Item>;
  /** Records have a view at `/<name>/<id>`, apart from the editor. */
  hasView: boolean;
  /** Additional menu entries for a single record. */
  extraActions?(item: Item): readonly MenuEntry[];
  kinds?: readonly { value: string; label: string }[];
  sorts: readonly RecordSort[];
  /** Card layout: led by a cover, by a small image beside the title, or by the first page. */
  cards: CardVariant;
  /** The layout until the member chooses another; a grid by default. */
  defaultLayout?: ListLayout;
  contentOf(item: Item): ItemContent;
  /** Timeline layout by year, offered as a third view. `renderItem` renders an item. */
  timeline?: ComponentType<{ items: readonly Item[]; renderItem: (item: Item) => ReactNode }>;
  /** Layout of records below those that they were made from. It has its own list, without search and filters. */
  tree?: ComponentType;
  /** A layout that the address asks for, in place of the one that the member chose last. */
  requestedLayout?: ListLayout | undefined;
  texts: CollectionTexts;
};

/** Status filter that selects records in the trash. */
export const TRASH = 'trash';

/** Returns the switch that an action turns on or off, or undefined for other actions. */
export function toggleForAction<Item extends RecordListItem>({ lock }: ManagedCollection<Item>, action: string) {
  if (lock?.on.action === action) return { lock, on: true };
  return lock?.off.action === action ? { lock, on: false } : undefined;
}

/** Returns the path of a record's editor, to which its title leads. */
export const editorPath = (name: ManagedCollection['name'], { id }: { id: string }) => `/${name}/${id}/edit`;
