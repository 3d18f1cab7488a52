import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useAuth } from '#identity/components.tsx';
import { isApiError } from '#platform/api-errors.ts';
import { makeAutosave } from '#platform/autosave/autosave.ts';
import { browserDrafts } from '#platform/autosave/browser-drafts.ts';
import { type Draft, resumeEditing } from '#platform/autosave/draft.ts';
import type { StoredDocument } from '#platform/autosave/editing.ts';
import type { DocumentFields } from '#platform/autosave/fields.ts';
import { openSession, type WriterOptions } from '#platform/autosave/session.ts';
import type { EditorRecord, RecordEditorConfig } from './record-editor-config.ts';
import { recordPort } from './record-port.ts';
import { cacheRecord } from './record-queries.ts';
import { makeRecordStore } from './record-store.ts';

/** Opens a record for editing: loads the server's version and the unsaved changes that this browser kept. */
export function useSession<Document extends DocumentFields>(
  config: RecordEditorConfig<Document>,
  id: string | undefined,
) {
  const auth = useAuth();
  const queries = useQueryClient();
  const opening = useId();
  const latest = useRef(config);
  latest.current = config;
  return useQuery({
    // The key is unique for each opening, so that no edit is based on cached data.
    queryKey: ['session', config.name, id ?? '', opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
    queryFn: async () => {
      const recordStore = makeRecordStore<EditorRecord<Document>>();
      const port = recordPort(latest.current, (record) => {
        recordStore.update(record);
        cacheRecord(queries, latest.current.name, record);
      });
      const { empty } = latest.current;
      const session = await openSession({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: config.name,
        id,
        read: port.read,
        store: browserDrafts(),
        write: ({ stored, drafts, draft, tell }: WriterOptions<StoredDocument<Document>, Draft<Document>>) =>
          makeAutosave<Document>({
            begin: resumeEditing(empty, stored, drafts),
            ...{ empty, port, draft, tell },
            requiredFields: ['title'],
            prepare: (value) => latest.current.prepare(value),
            isOnline: () => navigator.onLine,
          }),
      });
      return { ...session, recordStore };
    },
  });
}
