import type { ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { Faults, Prepare } from '#platform/autosave/editing.ts';
import type { Fields, Path } from '#platform/autosave/fields.ts';
import type { SaveCondition } from '#platform/autosave/port.ts';
import type { RecordOf } from '../../contract.ts';

export type DeskRecord<Document> = RecordOf<Document>;

/** What is asked of the server while a record is written; the API of each kind has all of it. */
export type DeskCalls<Document extends Fields> = {
  read(one: { id: string }): Promise<DeskRecord<Document>>;
  create(fields: Partial<Document>): Promise<DeskRecord<Document>>;
  save(change: Partial<Document> & { id: string; revision: number }): Promise<DeskRecord<Document>>;
  restore(one: { id: string }): Promise<DeskRecord<Document>>;
  remove(one: { id: string }): Promise<DeskRecord<Document>>;
  duplicate(one: { id: string }): Promise<DeskRecord<Document>>;
  list(wanted: { sort: 'updated'; limit: number }): Promise<{ items: { id: string; revision: number }[] }>;
};

/** One kind of record, as it is written. */
export type Desk<Document extends Fields> = {
  name: 'projects' | 'achievements';
  calls: DeskCalls<Document>;
  empty: Document;
  prepare: Prepare<Document>;
  /** Fields that only go through once the account has proven its address; the server's refusal stands beside them. */
  guarded: readonly (keyof Document & string)[];
  titleOf: (value: Document) => string;
  /** The pictures that it names. */
  imagesOf: (value: Document) => string[];
  /** What a field is called, and how a value of it reads: for whoever has to choose between two. */
  nameOf: (path: Path) => string;
  describe: (path: Path, value: unknown) => ReactNode;
  words: { create: string; untitled: string; back: string };
};

/** A record under one's hands. */
export type Editor<Document extends Fields> = {
  /** None until it has been made. */
  id: string | undefined;
  value: Document;
  /** As the server has it. */
  saved: Document;
  condition: SaveCondition;
  change: (fields: Partial<Document>) => void;
  /** Saves what is written; done once nothing more can be saved for now. Answers what the server has refused of it. */
  save: () => Promise<Faults>;
  /** What is wrong at a place, in words; not while one is still writing there. */
  faultOf: (place: string) => string | undefined;
  /** The same, for a field of several parts that shows one fault for all of them. */
  faultWithin: (place: string) => string | undefined;
  /** The record as the server last told it. */
  record: DeskRecord<Document> | undefined;
  imageOf: (id: string) => StoredImage | undefined;
  /** A picture that was sent just now. */
  addImage: (image: StoredImage) => void;
};
