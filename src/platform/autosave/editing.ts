import type { Fields, Path } from './fields.ts';
import type { Step } from './steps.ts';

/** A document as the server keeps it. */
export type Stored<Document extends Fields> = { id: string; revision: number; document: Document };

/** What is wrong, by the place that it is about (`links.0.url`), in words. */
export type Faults = Readonly<Record<string, string>>;

/** A place that was changed here and elsewhere, and what stands there elsewhere. */
export type Conflict = { path: Path; theirs: unknown };

/** What is as it was when the server refused it is not sent again. */
export type Refusal = { fields: readonly string[]; faults: Faults };

/** A document that is being written, beside what the server is known to have of it. */
export type Editing<Document extends Fields> = {
  /** None until the first save has made it. */
  id: string | undefined;
  revision: number;
  /** As the server has it. */
  base: Document;
  /** As one sees it. */
  value: Document;
  /** Fields as they were typed where the server keeps them in another form, without the space at their end, say. */
  typed: Partial<Document>;
  /** What was sent since that revision without an answer: it may have arrived or not. */
  inDoubt: readonly Partial<Document>[];
  refusals: readonly Refusal[];
  conflicts: readonly Conflict[];
  past: readonly Step[];
  future: readonly Step[];
};

/** What is written, made ready to be sent: without empty rows, and with what can be told to be wrong beforehand. */
export type Prepared<Document extends Fields> = {
  document: Document;
  faults: Faults;
  /** Fields that wait for a fault elsewhere to be mended; those that have one wait anyway. */
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
