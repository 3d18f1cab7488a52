import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import type { EditorRecord, RecordEditorConfig } from '../record-editor-config.ts';

export type RecordHistoryProps<Document extends DocumentFields> = {
  config: RecordEditorConfig<Document>;
  record: EditorRecord<Document>;
  open: boolean;
  onClose: () => void;
  /** Called after another state was stored, which the editor then has to load. */
  onRestored: () => void;
};
