import type { z } from 'zod';
import type { Tx } from '#platform/db/database.ts';
import type { RecordsCtx } from './context.ts';
import type { StoredRecord } from './store.ts';

/** Values of a document that are indexed for lists, search and URLs. */
export type Indexed = {
  title: string;
  /** Category within the kind; empty for kinds without categories. */
  category: string;
  status: string;
  tags: readonly string[];
  /** Date of the event, possibly partial or empty. */
  happened: string;
  expires: string;
  featured: boolean;
  /** Searchable plain text. */
  words: string;
};
/** References of a document: images by id, stored files by full name, other records by kind and id. */
export type Named = {
  images: readonly string[];
  files: readonly string[];
  refersTo: readonly Reference[];
};
export type Reference = { kind: string; id: string };

/** A partial document; fields may also be undefined. */
export type Some<Document> = { [Name in keyof Document]?: Document[Name] | undefined };

/** Definition of a kind of record, e.g. projects. */
export type RecordKind<Document extends object = object> = {
  name: string;
  /** Document field that holds the title. */
  titleField: 'title' | 'name';
  /** Current version of the document schema. */
  version: number;
  /** Migrates a document from an older version. Must be pure. */
  upgrade(document: Record<string, unknown>, version: number): Document;
  empty: Document;
  schema: z.ZodType<Document>;
  index(document: Document): Indexed;
  named(document: Document): Named;
  /** Derives fields that depend on the changed ones. */
  follow?(document: Document, before: Document): Document;
  /** Returns the document after a status or other bulk action. */
  act(document: Document, action: string): Document;
  /** Returns the initial document of a duplicate, which must not be visible to others. */
  copy(document: Document): Document;
  /** Maximum size of a document as JSON, for kinds whose fields do not bound it. */
  limitBytes?: number;
  /** Lock that rejects changes to all fields except those in `leaves`. */
  lock?: { isOn(document: Document): boolean; leaves: readonly string[] };
  /** Called before a change is stored, to keep the previous state. */
  keepBefore?(ctx: RecordsCtx, tx: Tx, stored: StoredRecord): Promise<void>;
  /** Long fields that lists leave out. */
  heavy: readonly string[];
  /** Present if the kind has slugs; `follows` reports whether the slug still follows the title. */
  slugs?: { follows(document: Document): boolean };
  /** Reports whether others can see the record, which requires a verified email address. */
  isPublished(document: Document): boolean;
};

/** Returns a record's document, migrated to the current version. */
export const documentOf = <Document extends object>(
  kind: RecordKind<Document>,
  { document, version }: Pick<StoredRecord, 'document' | 'version'>,
) => (version === kind.version ? (document as Document) : kind.upgrade(document, version));
