import type { z } from 'zod';
import type { MediumReference } from '#files/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { MapTexts } from '../model/source-texts.ts';
import type { RecordsCtx } from './context.ts';
import type { StoredRecord } from './store.ts';

/** Values of a document that are indexed for lists, search and URLs. */
export type IndexedFields = {
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
/**
 * References of a document: images by id, media by id and kind, stored files by full name, other records by kind and id.
 */
export type DocumentReferences = {
  images: readonly string[];
  media?: readonly MediumReference[];
  files: readonly string[];
  records: readonly RecordReference[];
};
export type RecordReference = { kind: string; id: string };

/** A partial document; fields may also be undefined. */
export type PartialDocument<Document> = { [Name in keyof Document]?: Document[Name] | undefined };

/** Definition of a kind of record, e.g. projects. */
export type RecordKind<Document extends object = object> = {
  name: string;
  /** Document field that holds the title, for kinds in which every record has one. */
  titleField?: 'title' | 'name';
  /** Current version of the document schema. */
  version: number;
  /** Migrates a document from an older version. Must be pure. */
  upgrade(document: Record<string, unknown>, version: number): Document;
  empty: Document;
  schema: z.ZodType<Document>;
  index(document: Document): IndexedFields;
  referencesOf(document: Document): DocumentReferences;
  /**
   * Completes a document that is created or changed, before it is checked. Throws for what is wrong only then, such as
   * a time that has passed. `before` is the stored document, or the empty one.
   */
  complete?(document: Document, before: Document, now: Date): Document;
  /** Derives fields that depend on the changed ones. */
  deriveFields?(document: Document, before: Document): Document;
  /** Returns the document after a status or other bulk action. */
  applyAction(document: Document, action: string, now: Date): Document;
  /** Returns the initial document of a duplicate, which must not be visible to others. */
  duplicate(document: Document): Document;
  /** Replaces the document's texts for readers, for kinds that a site shows in several languages. */
  mapTexts?(...args: Parameters<MapTexts<Document>>): Document;
  /** Maximum size of a document as JSON, for kinds whose fields do not bound it. */
  limitBytes?: number;
  /** Lock that rejects changes to all fields except those in `unlockedFields`. */
  lock?: { isOn(document: Document): boolean; unlockedFields: readonly string[] };
  /** Present if earlier states are kept; restoring one leaves the unrestored fields, e.g. who sees the record. */
  versions?: { unrestored: readonly string[] };
  /** Called before a change is stored. */
  beforeSave?(ctx: RecordsCtx, tx: Tx, stored: StoredRecord): Promise<void>;
  /** Called in the transaction that makes a record visible to others who could not see it before. */
  afterPublish?(ctx: RecordsCtx, tx: Tx, published: StoredRecord): Promise<void>;
  /** Long fields that lists leave out. */
  heavy: readonly string[];
  /** Present if each record has a slug; `followsTitle` reports whether the slug still follows the title. */
  slugs?: { followsTitle(document: Document): boolean };
  /** Present if a record gets a slug once others can see it. Returns the text that the slug is made from. */
  slugWhenShown?(document: Document): string;
  /** Reports whether others can see the record, which requires a verified email address. */
  isPublished(document: Document): boolean;
};

/** Returns a record's document, migrated to the current version. */
export const documentOf = <Document extends object>(
  kind: RecordKind<Document>,
  { document, version }: Pick<StoredRecord, 'document' | 'version'>,
) => (version === kind.version ? (document as Document) : kind.upgrade(document, version));
