import type { Fields, Path } from './fields.ts';
import type { Step } from './steps.ts';

/** A document as stored on the server. */
export type Stored<Document extends Fields> = { id: string; revision: number; document: Document };

/** Messages about faults, by the path of the field (`links.0.url`). */
export type Faults = Readonly<Record<string, string>>;

/** A path that was changed both here and elsewhere, with its value elsewhere. */
export type Conflict = { path: Path; theirs: unknown };

/** Fields that the server refused; they are not sent again until they change. */
export type Refusal = { fields: readonly string[]; faults: Faults };

/** A document being edited, with the last known state of the server. */
export type Editing<Document extends Fields> = {
  /** Undefined until the first save has created the document. */
  id: string | undefined;
  revision: number;
  /** The server's last known version. */
  base: Document;
  /** The version shown in the editor. */
  value: Document;
  /** The typed values of saved fields that the server stores in another form, for example trimmed. */
  typed: Partial<Document>;
  /** Changes sent since `revision` without an answer, which may or may not have been saved. */
  inDoubt: readonly Partial<Document>[];
  refusals: readonly Refusal[];
  conflicts: readonly Conflict[];
  past: readonly Step[];
  future: readonly Step[];
};

/** A document made ready for sending: without empty rows, and with the faults that can be found locally. */
export type Prepared<Document extends Fields> = {
  document: Document;
  faults: Faults;
  /** Fields held back because of a fault in another field. Fields with a fault of their own are always held back. */
  waiting?: readonly string[];
};
export type Prepare<Document extends Fields> = (value: Document) => Prepared<Document>;

export const editingOf = <Document extends Fields>(base: Document, stored?: Stored<Document>): Editing<Document> => ({
  id: stored?.id,
  revision: stored?.revision ?? 0,
  base: stored?.document ?? base,
  value: stored?.document ?? base,
  typed: {},
  inDoubt: [],
  refusals: [],
  conflicts: [],
  past: [],
  future: [],
});

export const fieldOf = (path: string | Path) => (typeof path === 'string' ? path.split('.') : path)[0] ?? '';
