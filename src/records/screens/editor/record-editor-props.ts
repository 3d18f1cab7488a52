import type { ReactNode } from 'react';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import type { RecordEditorConfig, RecordEditorState } from './record-editor-config.ts';
import type { EditorSection } from './section-nav.tsx';

export type RecordEditorProps<Document extends DocumentFields> = {
  config: RecordEditorConfig<Document>;
  /** Undefined for a new record. */
  id: string | undefined;
  sections: (value: Document) => readonly EditorSection[];
  /** Actions at the end of the editor bar. */
  actions: (editor: RecordEditorState<Document>) => ReactNode;
  children: (editor: RecordEditorState<Document>) => ReactNode;
};
