import type { ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { Faults, Prepare } from '#platform/autosave/editing.ts';
import type { Fields, Path } from '#platform/autosave/fields.ts';
import type { SaveCondition } from '#platform/autosave/port.ts';
import type { RecordOf } from '../../contract.ts';

export type DeskRecord<Document> = RecordOf<Document>;

/** API calls that the editor of a record needs; every kind of record provides them. */
export type DeskCalls<Document extends Fields> = {
  read(one: { id: string }): Promise<DeskRecord<Document>>;
  create(fields: Partial<Document>): Promise<DeskRecord<Document>>;
  save(change: Partial<Document> & { id: string; revision: number }): Promise<DeskRecord<Document>>;
  restore(one: { id: string }): Promise<DeskRecord<Document>>;
  remove(one: { id: string }): Promise<DeskRecord<Document>>;
  duplicate(one: { id: string }): Promise<DeskRecord<Document>>;
  list(wanted: { sort: 'updated'; limit: number }): Promise<{ items: { id: string; revision: number }[] }>;
};

/** Configuration of the editor for one kind of record. */
export type Desk<Document extends Fields> = {
  name: 'projects' | 'achievements';
  calls: DeskCalls<Document>;
  empty: Document;
  prepare: Prepare<Document>;
  /** Fields that may only be saved with a verified email address. The server's refusal is shown beside the field. */
  guarded: readonly (keyof Document & string)[];
  titleOf: (value: Document) => string;
  /** Returns the ids of the images that the document refers to. */
  imagesOf: (value: Document) => string[];
  /** Label of a field and rendering of its value, used when a member resolves a conflict between two versions. */
  nameOf: (path: Path) => string;
  describe: (path: Path, value: unknown) => ReactNode;
  words: { create: string; untitled: string; back: string };
};

/** State and actions of a record that is open in the editor. */
export type Editor<Document extends Fields> = {
  /** Undefined until the record has been created. */
  id: string | undefined;
  value: Document;
  /** Document as last saved on the server. */
  saved: Document;
  condition: SaveCondition;
  change: (fields: Partial<Document>) => void;
  /**
   * Saves pending changes and resolves when nothing more can be saved for now. Returns the fields that the server
   * refused.
   */
  save: () => Promise<Faults>;
  /** Error message for a field path; undefined while that field is being edited. */
  faultOf: (place: string) => string | undefined;
  /** First error message for a path or any path below it, for a field of several parts that shows a single error. */
  faultWithin: (place: string) => string | undefined;
  /** Record as last received from the server. */
  record: DeskRecord<Document> | undefined;
  imageOf: (id: string) => StoredImage | undefined;
  /** Registers a newly uploaded image. */
  addImage: (image: StoredImage) => void;
};
