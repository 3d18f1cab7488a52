import { type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuth } from '#identity/components.tsx';
import { browserDrafts } from '#platform/browser/autosave/browser-drafts.ts';
import {
  openSession,
  type Session,
  type SessionDocument,
  type SessionWriter,
  type StoredDraft,
  type WriterOptions,
} from '#platform/browser/autosave/session.ts';
import { isApiError } from '#platform/pure/api-errors.ts';
import { makeRecordStore, type RecordStore } from './record-store.ts';

type Received = { revision: number };

/** A session of editing one document, with the record that contains it as the server last sent it. */
export type EditingSession<Writer, Record extends Received> = Session<Writer> & { recordStore: RecordStore<Record> };

type Options<Record, Stored, Draft, Port, Writer> = {
  /** The kind of document, such as `projects`, under which this browser stores drafts. */
  kind: string;
  /** The id of the document; undefined for a new one. */
  id: string | undefined;
  /** Returns the key of a record in the query cache. */
  recordKeyOf: (record: Record) => QueryKey;
  /** Makes the connection to the server; it passes every record it receives to `onReceived`. */
  makePort: (onReceived: (record: Record) => void) => Port;
  makeWriter: (port: Port, opened: WriterOptions<Stored, Draft>) => Writer;
};

/** The start of the query key of all sessions that edit a document. */
export const editingSessionKey = (kind: string, id: string | undefined) => ['editing', kind, id ?? ''] as const;

/** Opens a document for editing: loads the server's version and the unsaved drafts of this browser. */
export function useEditingSession<
  Record extends Received,
  Stored extends SessionDocument,
  Draft extends StoredDraft,
  Port extends { read(id: string): Promise<Stored> },
  Writer extends SessionWriter<Stored>,
>({ kind, id, recordKeyOf, makePort, makeWriter }: Options<Record, Stored, Draft, Port, Writer>) {
  const auth = useAuth();
  const queries = useQueryClient();
  const opening = useId();
  return useQuery({
    // The key is unique for each opening, so that no edit is based on a cached response.
    queryKey: [...editingSessionKey(kind, id), opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
    queryFn: async (): Promise<EditingSession<Writer, Record>> => {
      const recordStore = makeRecordStore<Record>();
      const port = makePort((record) => {
        recordStore.update(record);
        cacheRecord(queries, recordKeyOf(record), record);
      });
      const session = await openSession<Stored, Draft, Writer>({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        ...{ kind, id },
        read: port.read,
        store: browserDrafts(),
        write: (opened) => makeWriter(port, opened),
      });
      return { ...session, recordStore };
    },
  });
}

/** Stores a record received from the server in the query cache, unless a newer revision is cached. */
function cacheRecord(queries: QueryClient, key: QueryKey, record: Received) {
  const cached = queries.getQueryData<Received>(key);
  if (!cached || cached.revision <= record.revision) queries.setQueryData(key, record);
}
