import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import type { EditorRecord, RecordEditorConfig } from './record-editor-config.ts';
import { recordPort } from './record-port.ts';
import { useDocumentSession } from './use-document-session.ts';

/** Opens a record for editing. */
export const useRecordSession = <Document extends DocumentFields>(
  config: RecordEditorConfig<Document>,
  id: string | undefined,
) =>
  useDocumentSession<EditorRecord<Document>, Document>({
    kind: config.name,
    id,
    empty: config.empty,
    requiredFields: config.requiredFields,
    prepare: config.prepare,
    recordKeyOf: (record) => recordKey(config.name, record.id),
    makePort: (onReceived) => recordPort(config, onReceived),
  });

/** Returns the query key of one record; equal to the key of `projectsApi.read` or `achievementsApi.read`. */
const recordKey = (name: RecordEditorConfig<DocumentFields>['name'], id: string) =>
  [[name, 'read'], { input: { id }, type: 'query' }] as const;
