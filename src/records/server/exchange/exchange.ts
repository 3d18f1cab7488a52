import type importWords from '#messages/en/imports.json';
import type { RecordsCtx } from '../context.ts';
import type { RecordKind } from '../kind.ts';
import type { Cell } from './cells.ts';

/** An item of a file, by our own names of fields. What stands in them may be anything. */
export type Given = Readonly<Record<string, unknown>>;

/** A column of a table: where its value stands in a document, and how it is written. */
export type Column = { name: keyof typeof importWords.columns; at: readonly string[]; cell: Cell };

/** How one kind of record travels in its member’s own export. */
export type Portable<Document extends object> = {
  kind: RecordKind<Document>;
  /** In names of files, and where our own JSON says what it is. */
  name: string;
  /** Of the fields of a document, those that only the instance itself writes. */
  notTaken: readonly (keyof Document & string)[];
  /** Finds out anew what only the instance writes, of a document that comes from another with the files that it names. */
  findAnew?(ctx: RecordsCtx, document: Document): Promise<Document>;
  /** What may stand in for a title that is missing. */
  inPlaceOfTitle: readonly (keyof Document & string)[];
};

/** How one kind of record goes out into files for other programs, and comes in from theirs. */
export type Exchange<Document extends object> = Portable<Document> & {
  columns: readonly Column[];
  /** Names that other programs give to columns, folded. */
  otherNames: Readonly<Record<string, Column['name']>>;
  /** The items of a JSON Resume. */
  fromResume(resume: Given): Given[];
  /** Puts right what only this kind knows, such as an end that is a word; made anew for each file. */
  prepare(ctx: RecordsCtx): Promise<(given: Given) => Given>;
  /** What is written into a table in the place of a document, such as a title for an id. */
  forTable(ctx: RecordsCtx): Promise<(document: Document) => object>;
};
