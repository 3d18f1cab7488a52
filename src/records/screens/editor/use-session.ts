import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useAuth } from '#identity/components.tsx';
import { makeAutosave } from '#platform/browser/autosave/autosave.ts';
import { browserDrafts } from '#platform/browser/autosave/browser-drafts.ts';
import { type Draft, resumeEditing } from '#platform/browser/autosave/draft.ts';
import type { StoredDocument } from '#platform/browser/autosave/editing.ts';
import { openSession, type WriterOptions } from '#platform/browser/autosave/session.ts';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import type { EditorRecord, RecordEditorConfig } from './record-editor-config.ts';
import { recordPort } from './record-port.ts';
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

type RecordCollectionName = 'projects' | 'achievements';
type CachedRecord = { id: string; revision: number };

/** Returns the query key of one record; equal to the key of `projectsApi.read` or `achievementsApi.read`. */
const recordKey = (name: RecordCollectionName, id: string) =>
  [[name, 'read'], { input: { id }, type: 'query' }] as const;

/** Stores a record received from the server in the query cache, unless a newer revision is cached. */
function cacheRecord(queries: QueryClient, name: RecordCollectionName, record: CachedRecord) {
  const key = recordKey(name, record.id);
  const cached = queries.getQueryData<CachedRecord>(key);
  if (cached && cached.revision > record.revision) return;
  queries.setQueryData(key, record);
}
