import type { DocumentFields } from '../../pure/autosave/fields.ts';
import type { Draft } from './draft.ts';
import type { EditingState, FieldFaults, PrepareDocument, StoredDocument } from './editing.ts';
import type { FieldUndoStep } from './steps.ts';
import type { Timers } from './timers.ts';

/** The remote storage of documents. Its errors are interpreted by `outcomeOf`. */
export type DocumentPort<Document extends DocumentFields> = {
  create(fields: Partial<Document>): Promise<StoredDocument<Document>>;
  save(id: string, revision: number, fields: Partial<Document>): Promise<StoredDocument<Document>>;
  read(id: string): Promise<StoredDocument<Document>>;
  /** Restores the document from the trash. */
  restore(id: string): Promise<StoredDocument<Document>>;
  /** Finds the document created by earlier calls of `create` that got no answer. */
  find(attempts: readonly Partial<Document>[]): Promise<StoredDocument<Document> | undefined>;
  /** Converts the current version in a conflict response to a stored document. */
  toStored(current: unknown): StoredDocument<Document>;
};

/**
 * The state of saving. `new`: nothing is stored on the server yet. `refused`: all fields but invalid ones are saved.
 * `gone`: the document was deleted elsewhere.
 */
export type SaveCondition = 'new' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused' | 'gone' | 'failed';

export type AutosaveOptions<Document extends DocumentFields> = {
  empty: Document;
  initial: EditingState<Document>;
  /** Fields required to create the document. */
  requiredFields: readonly (keyof Document & string)[];
  prepare: PrepareDocument<Document>;
  port: DocumentPort<Document>;
  draft: { write(draft: Draft<Document>): void; remove(): void };
  /** Notifies the other windows of a save. */
  announceSave?: (stored: StoredDocument<Document>) => void;
  isOnline?: () => boolean;
  timers?: Timers;
};

export type AutosaveView<Document extends DocumentFields> = Pick<
  EditingState<Document>,
  'id' | 'value' | 'conflicts'
> & {
  /** The server's last known version. */
  saved: Document;
  condition: SaveCondition;
  /** Faults found locally; `refused` has those found by the server. */
  faults: FieldFaults;
  refused: FieldFaults;
  /** Whether the document was deleted elsewhere. */
  gone: boolean;
  /** The server's reason why saving failed, if any. */
  message: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
  /** The steps that are undone and redone next. */
  undoStep: FieldUndoStep | undefined;
  redoStep: FieldUndoStep | undefined;
};
