import type { DocumentFields, FieldPath } from '../../pure/autosave/fields.ts';
import type { FieldUndoStep } from './steps.ts';

/** A document as stored on the server. */
export type StoredDocument<Document extends DocumentFields> = { id: string; revision: number; document: Document };

/** Messages about faults, by the path of the field (`links.0.url`). */
export type FieldFaults = Readonly<Record<string, string>>;

/** A path that was changed both here and elsewhere, with its value elsewhere. */
export type EditConflict = { path: FieldPath; theirs: unknown };

/** Fields that the server refused; they are not sent again until they change. */
export type RejectedFields = { fields: readonly string[]; faults: FieldFaults };

/** A document being edited, with the last known state of the server. */
export type EditingState<Document extends DocumentFields> = {
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
  refusals: readonly RejectedFields[];
  conflicts: readonly EditConflict[];
  past: readonly FieldUndoStep[];
  future: readonly FieldUndoStep[];
};

/** A document made ready for sending: without empty rows, and with the faults that can be found locally. */
export type PreparedDocument<Document extends DocumentFields> = {
  document: Document;
  faults: FieldFaults;
  /** Fields held back because of a fault in another field. Fields with a fault of their own are always held back. */
  waiting?: readonly string[];
  /** Groups of fields that only fit together: if the server refuses one, its group is held back. */
  groups?: readonly (readonly string[])[];
};
export type PrepareDocument<Document extends DocumentFields> = (value: Document) => PreparedDocument<Document>;

export const initialEditingState = <Document extends DocumentFields>(
  base: Document,
  stored?: StoredDocument<Document>,
): EditingState<Document> => ({
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

export const fieldOf = (path: string | FieldPath) => (typeof path === 'string' ? path.split('.') : path)[0] ?? '';
