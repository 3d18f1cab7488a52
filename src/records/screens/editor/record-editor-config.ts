import type { ReactNode } from 'react';
import type { StoredImage } from '#files/contract.ts';
import type { PrepareDocument } from '#platform/browser/autosave/editing.ts';
import type { AutosaveView, SaveCondition } from '#platform/browser/autosave/port.ts';
import type { DocumentFields, FieldPath } from '#platform/pure/autosave/fields.ts';
import type { RecordOf, RecordVersion } from '../../contract.ts';
import type { CollectionName } from '../../model/work-sections.ts';

export type EditorRecord<Document> = RecordOf<Document>;

type VersionRef = { id: string; version: string };

/** API calls that the editor of a record needs; every kind of record provides them. */
export type RecordEditorCalls<Document extends DocumentFields> = {
  read(one: { id: string }): Promise<EditorRecord<Document>>;
  create(fields: Partial<Document>): Promise<EditorRecord<Document>>;
  save(change: Partial<Document> & { id: string; revision: number }): Promise<EditorRecord<Document>>;
  restore(one: { id: string }): Promise<EditorRecord<Document>>;
  remove(one: { id: string }): Promise<EditorRecord<Document>>;
  duplicate(one: { id: string }): Promise<EditorRecord<Document>>;
  list(query: { sort: 'updated'; limit: number }): Promise<{ items: { id: string; revision: number }[] }>;
  versions(query: { id: string; cursor?: string; limit: number }): Promise<{
    items: RecordVersion[];
    nextCursor?: string | undefined;
  }>;
  readVersion(one: VersionRef): Promise<{ document: object }>;
  restoreVersion(one: VersionRef & { revision: number }): Promise<{ revision: number; kept: string }>;
};

/** Configuration of the editor for one kind of record. */
export type RecordEditorConfig<Document extends DocumentFields> = {
  name: Exclude<CollectionName, 'cv'>;
  calls: RecordEditorCalls<Document>;
  empty: Document;
  prepare: PrepareDocument<Document>;
  /** Fields that may only be saved with a verified email address. The server's refusal is shown beside the field. */
  verifiedOnlyFields: readonly (keyof Document & string)[];
  titleOf: (value: Document) => string;
  /** Whether visitors see the document as saved. */
  isPublished: (saved: Document) => boolean;
  /** Returns the ids of the images that the document refers to. */
  imagesOf: (value: Document) => string[];
  /** Label of a field and rendering of its value, used when a member resolves a conflict between two versions. */
  labelOf: (path: FieldPath) => string;
  describe: (path: FieldPath, value: unknown) => ReactNode;
  /** The fields that a new record needs before it is created. */
  requiredFields: readonly (keyof Document & string)[];
  texts: { create: string; untitled: string; back: string };
};

/** The fields that the server refused, and the document and the save condition after a save. */
type SaveResult<Document extends DocumentFields> = Pick<AutosaveView<Document>, 'refused' | 'saved' | 'condition'>;

/** State and actions of a record that is open in the editor. */
export type RecordEditorState<Document extends DocumentFields> = {
  /** Undefined until the record has been created. */
  id: string | undefined;
  value: Document;
  /** Document as last saved on the server. */
  saved: Document;
  condition: SaveCondition;
  change: (fields: Partial<Document>) => void;
  /** Saves pending changes; resolves to the result when nothing more can be saved for now. */
  save: () => Promise<SaveResult<Document>>;
  /** Saves pending changes; resolves to whether none are left. */
  saveChanges: () => Promise<boolean>;
  /** Merges the server's version, after a change that was made outside the form, and saves what differs from it. */
  refresh: () => void;
  /** Error message for a field path; undefined while that field is being edited. */
  errorOf: (path: string) => string | undefined;
  /** First error message for a path or any path below it, for a field of several parts that shows a single error. */
  errorWithin: (path: string) => string | undefined;
  /** Record as last received from the server. */
  record: EditorRecord<Document> | undefined;
  imageOf: (id: string) => StoredImage | undefined;
  /** Shows the earlier versions of the record. */
  showHistory: () => void;
  /** Registers a newly uploaded image. */
  addImage: (image: StoredImage) => void;
};
