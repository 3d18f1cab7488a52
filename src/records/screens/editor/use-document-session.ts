import type { QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { type Autosave, makeAutosave } from '#platform/browser/autosave/autosave.ts';
import { type Draft, resumeEditing } from '#platform/browser/autosave/draft.ts';
import type { PrepareDocument, StoredDocument } from '#platform/browser/autosave/editing.ts';
import type { DocumentPort } from '#platform/browser/autosave/port.ts';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import { useEditingSession } from './use-editing-session.ts';

type Options<Record, Document extends DocumentFields> = {
  kind: string;
  id: string | undefined;
  empty: Document;
  /** The fields required to create the document. */
  requiredFields: readonly (keyof Document & string)[];
  prepare: PrepareDocument<Document>;
  recordKeyOf: (record: Record) => QueryKey;
  makePort: (onReceived: (record: Record) => void) => DocumentPort<Document>;
};

/** Opens a document whose fields are saved one by one for editing. */
export function useDocumentSession<Record extends { revision: number }, Document extends DocumentFields>({
  empty,
  requiredFields,
  prepare,
  ...options
}: Options<Record, Document>) {
  // Error messages follow a change of the display language.
  const latestPrepare = useRef(prepare);
  latestPrepare.current = prepare;
  return useEditingSession<
    Record,
    StoredDocument<Document>,
    Draft<Document>,
    DocumentPort<Document>,
    Autosave<Document>
  >({
    ...options,
    makeWriter: (port, { stored, drafts, draft, announceSave }) =>
      makeAutosave<Document>({
        initial: resumeEditing(empty, stored, drafts),
        ...{ empty, requiredFields, port, draft, announceSave },
        prepare: (value) => latestPrepare.current(value),
        isOnline: () => navigator.onLine,
      }),
  });
}
