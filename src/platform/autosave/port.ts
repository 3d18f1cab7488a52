import type { Draft } from './draft.ts';
import type { Editing, Faults, Prepare, Stored } from './editing.ts';
import type { Fields } from './fields.ts';
import type { Timers } from './timers.ts';

/** Where documents are kept. What it throws is read by `outcomeOf`. */
export type Port<Document extends Fields> = {
  create(fields: Partial<Document>): Promise<Stored<Document>>;
  save(id: string, revision: number, fields: Partial<Document>): Promise<Stored<Document>>;
  read(id: string): Promise<Stored<Document>>;
  /** Takes it out of the trash. */
  restore(id: string): Promise<Stored<Document>>;
  /** What was made of fields whose sending had no answer. */
  find(tried: readonly Partial<Document>[]): Promise<Stored<Document> | undefined>;
  /** The stored document that a conflict came with. */
  asStored(current: unknown): Stored<Document>;
};

/** `new`: nothing is kept on the server yet. `refused`: all is saved but what has a fault. `gone`: it was deleted elsewhere. */
export type SaveCondition = 'new' | 'saving' | 'saved' | 'offline' | 'conflict' | 'refused' | 'gone' | 'failed';

export type AutosaveOptions<Document extends Fields> = {
  empty: Document;
  begin: Editing<Document>;
  /** Fields without which nothing can be made. */
  needed: readonly (keyof Document & string)[];
  prepare: Prepare<Document>;
  port: Port<Document>;
  draft: { write(draft: Draft<Document>): void; remove(): void };
  /** Tells the other windows what was saved here. */
  tell?: (stored: Stored<Document>) => void;
  isOnline?: () => boolean;
  timers?: Timers;
};

export type AutosaveView<Document extends Fields> = Pick<Editing<Document>, 'id' | 'value' | 'conflicts'> & {
  /** As the server has it. */
  saved: Document;
  condition: SaveCondition;
  /** What can be told to be wrong by itself, and what the server has refused. */
  faults: Faults;
  refused: Faults;
  /** It was deleted elsewhere. */
  gone: boolean;
  /** Why it cannot be saved, in words, where there are any. */
  message: string | undefined;
  canUndo: boolean;
  canRedo: boolean;
};
