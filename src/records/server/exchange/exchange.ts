import type importWords from '#messages/en/imports.json';
import type { Tx } from '#platform/server/db/database.ts';
import type { RecordsCtx } from '../context.ts';
import type { RecordKind } from '../record-kind.ts';
import type { CellFormat } from './cells.ts';

/** An imported item with the product's field names and unvalidated values. */
export type RawItem = Readonly<Record<string, unknown>>;

/** A table column: the path of its value in the document and its cell format. */
export type ExchangeColumn = { name: keyof typeof importWords.columns; at: readonly string[]; cell: CellFormat };

/** Import and export of one kind of record within an account export. */
export type AccountExchange<Document extends object> = {
  kind: RecordKind<Document>;
  /** Used in file names and as the format name in JSON. */
  name: 'projects' | 'posts' | 'achievements' | 'entries' | 'cvs';
  /** Fields that only the instance itself may write; imports ignore them. */
  serverOnlyFields: readonly (keyof Document & string)[];
  /** Recomputes the fields in `serverOnlyFields` of an imported document from the files that it refers to. */
  recompute?(ctx: RecordsCtx, document: Document): Promise<Document>;
  /**
   * Returns which of the records have changes that others can't see. An import doesn't show such records to others,
   * because it would show the changes too.
   */
  withUnpublishedChanges?(tx: Pick<Tx, 'sql'>, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Fields that may differ between an imported document and one that exists already; one of them may be its date. */
  uncomparedFields?: readonly (keyof Document & string)[];
  /** Returns whether the status of a document doesn't fit the present. It is imported as a draft then. */
  isOutdated?(document: Document, now: Date): boolean;
  /** Fields whose text can replace a missing title. */
  titleFallbacks: readonly (keyof Document & string)[];
};

/** Import and export of one kind of record in other programs' file formats. */
export type RecordExchange<Document extends object> = AccountExchange<Document> & {
  columns: readonly ExchangeColumn[];
  /** Column names used by other programs, in folded form. */
  otherNames: Readonly<Record<string, ExchangeColumn['name']>>;
  /** Returns the items of a JSON Resume. */
  fromResume(resume: RawItem): RawItem[];
  /**
   * Returns a function that applies repairs specific to the kind, e.g. an end date that says "present".
   * Called once per file.
   */
  prepare(ctx: RecordsCtx): Promise<(item: RawItem) => RawItem>;
  /** Returns a function that converts a document for a table, e.g. ids to titles. */
  forTable(ctx: RecordsCtx): Promise<(document: Document) => object>;
};
