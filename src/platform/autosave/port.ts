import type { Draft } from './draft.ts';
import type { Editing, Faults, Prepare, Stored } from './editing.ts';
import type { Fields } from './fields.ts';
import type { Timers } from './timers.ts';

/** The remote storage of documents. Its errors are interpreted by `outcomeOf`. */
export type Port<Document extends Fields> = {
  create(fields: Partial<Document>): Promise<Stored<Document>>;
  save(id: string, revision: number, fields: Partial<Document>): Promise<Stored<Document>>;
  read(id: string): Promise<Stored<Document>>;
  /** Restores the document from the trash. */
  restore(id: string): Promise<Stored<Document>>;
  /** Finds the document created by earlier calls of `create` that got no answer. */
  find(tried: readonly Partial<Document>[]): Promise<Stored<Document> | undefined>;
  /** Converts the current version in a conflict response to a stored document. */
  asStored(current: unknown): Stored<Document>;
};

/**
 * The state of saving. `new`: nothing is stored on the server yet. `refused`: all fields but invalid ones are saved.
 * `gone`: the document was deleted elsewhere.
 */
export type SaveCondition = 'new' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused' | 'gone' | 'failed';

export type AutosaveOptions<Document extends Fields> = {
  empty: Document;
  begin: Editing<Document>;
  /** Fields required to create the document. */
  needed: readonly (keyof Document & string)[];
  prepare: Prepare<Document>;
  port: Port<Document>;
  draft: { write(draft: Draft<Document>): void; remove(): void };
  /** Notifies the other windows of a save. */
  tell?: (stored: Stored<Document>) => void;
  isOnline?: () => boolean;
  timers?: Timers;
};

export type AutosaveView<Document extends Fields> = Pick<Editing<Document>, 'id' | 'value' | 'conflicts'> & {
  /** The server's last known version. */
  saved: Document;
  condition: SaveCondition;
  /** Faults found locally; `refused` has those found by the server. */
  faults: Faults;
  refused: Faults;
  /** Whether the document was deleted elsewhere. */
  gone: boolean;
  /** The server's reason why saving failed, if any. */
  message: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
};
