import type { ReactNode } from 'react';
import type { Fields } from '#platform/autosave/fields.ts';
import type { Desk, Editor } from './desk.ts';
import type { SectionName } from './section-nav.tsx';

export type RecordEditorProps<Document extends Fields> = {
  desk: Desk<Document>;
  /** Undefined for a new record. */
  id: string | undefined;
  sections: (value: Document) => readonly SectionName[];
  /** Actions at the end of the editor bar. */
  actions: (editor: Editor<Document>) => ReactNode;
  children: (editor: Editor<Document>) => ReactNode;
};
