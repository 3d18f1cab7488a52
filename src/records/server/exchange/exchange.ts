import type importWords from '#messages/en/imports.json';
import type { RecordsCtx } from '../context.ts';
import type { RecordKind } from '../kind.ts';
import type { Cell } from './cells.ts';

/** An imported item with the product's field names and unvalidated values. */
export type Given = Readonly<Record<string, unknown>>;

/** A table column: the path of its value in the document and its cell format. */
export type Column = { name: keyof typeof importWords.columns; at: readonly string[]; cell: Cell };

/** Import and export of one kind of record within an account export. */
export type Portable<Document extends object> = {
  kind: RecordKind<Document>;
  /** Used in file names and as the format name in JSON. */
  name: string;
  /** Fields that only the instance itself may write; imports ignore them. */
  notTaken: readonly (keyof Document & string)[];
  /** Recomputes the fields in `notTaken` of an imported document from the files that it refers to. */
  findAnew?(ctx: RecordsCtx, document: Document): Promise<Document>;
  /** Fields whose text can replace a missing title. */
  inPlaceOfTitle: readonly (keyof Document & string)[];
};

/** Import and export of one kind of record in other programs' file formats. */
export type Exchange<Document extends object> = Portable<Document> & {
  columns: readonly Column[];
  /** Column names used by other programs, in folded form. */
  otherNames: Readonly<Record<string, Column['name']>>;
  /** Returns the items of a JSON Resume. */
  fromResume(resume: Given): Given[];
  /**
   * Returns a function that applies repairs specific to the kind, e.g. an end date that says "present". Called once per
   * file.
   */
  prepare(ctx: RecordsCtx): Promise<(given: Given) => Given>;
  /** Returns a function that converts a document for a table, e.g. ids to titles. */
  forTable(ctx: RecordsCtx): Promise<(document: Document) => object>;
};
