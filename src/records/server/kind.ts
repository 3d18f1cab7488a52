import type { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { RecordsCtx } from './context.ts';
import type { StoredRecord } from './store.ts';

/** What lists, search and addresses need of a document. */
export type Indexed = {
  title: string;
  /** Of what sort it is among its kind; none where a kind has no sorts. */
  category: string;
  status: string;
  tags: readonly string[];
  /** When it happened, as far as it is known, and when it ends to be worth something. */
  happened: string;
  expires: string;
  featured: boolean;
  /** All that is to be found by its words, as plain text. */
  words: string;
};
/** What a document names: pictures by their ids, stored files by their full names, other records by kind and id. */
export type Named = {
  images: readonly string[];
  files: readonly string[];
  refersTo: readonly Reference[];
};
export type Reference = { kind: string; id: string };

/** Some of its fields. */
export type Some<Document> = { [Name in keyof Document]?: Document[Name] | undefined };

/** One kind of thing that members keep, such as projects. */
export type RecordKind<Document extends object = object> = {
  name: string;
  /** The field of its documents that is its title. */
  titleField: 'title' | 'name';
  /** Of the shape that documents are kept in now. */
  version: number;
  /** A document of an older version, as it would be written now. Pure. */
  upgrade(document: Record<string, unknown>, version: number): Document;
  empty: Document;
  schema: z.ZodType<Document>;
  index(document: Document): Indexed;
  named(document: Document): Named;
  /** What else changes with what a member has changed. */
  follow?(document: Document, before: Document): Document;
  /** The document after an action on many. */
  act(document: Document, action: string): Document;
  /** What another like it begins with: nobody else sees it yet. */
  copy(document: Document): Document;
  /** How large a document may be, where that is not said by its fields. */
  limitBytes?: number;
  /** Whether it is kept from changes, but for those of some fields. */
  lock?: { isOn(document: Document): boolean; leaves: readonly string[] };
  /** Keeps what a change is about to replace. */
  keepBefore?(ctx: RecordsCtx, tx: Tx, stored: StoredRecord): Promise<void>;
  /** What lists leave out, being long. */
  heavy: readonly string[];
  /** Whether it has a name in addresses, and whether that still follows the title. */
  slugs?: { follows(document: Document): boolean };
  /** Whether others may see it: then its member's address must be proven first. */
  isPublished(document: Document): boolean;
};

/** The document of a record in the shape of today. */
export const documentOf = <Document extends object>(
  kind: RecordKind<Document>,
  { document, version }: Pick<StoredRecord, 'document' | 'version'>,
) => (version === kind.version ? (document as Document) : kind.upgrade(document, version));
