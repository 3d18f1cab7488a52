import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useAuth } from '#identity/components.tsx';
import { isRefusal } from '#platform/api-errors.ts';
import { makeAutosave } from '#platform/autosave/autosave.ts';
import { type Draft, resumed } from '#platform/autosave/draft.ts';
import { draftsHere } from '#platform/autosave/drafts.ts';
import type { Stored } from '#platform/autosave/editing.ts';
import type { Fields } from '#platform/autosave/fields.ts';
import { type Opening, openSession } from '#platform/autosave/session.ts';
import type { Desk, DeskRecord } from './desk.ts';
import { recordPort } from './record-port.ts';
import { keepRecord } from './record-queries.ts';
import { makeToldRecords } from './told-records.ts';

/** Opens a record for editing: loads the server's version and the unsaved changes that this browser kept. */
export function useSession<Document extends Fields>(desk: Desk<Document>, id: string | undefined) {
  const auth = useAuth();
  const queries = useQueryClient();
  const opening = useId();
  const latest = useRef(desk);
  latest.current = desk;
  return useQuery({
    // The key is unique for each opening, so that no edit is based on cached data.
    queryKey: ['session', desk.name, id ?? '', opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
    queryFn: async () => {
      const told = makeToldRecords<DeskRecord<Document>>();
      const port = recordPort(latest.current, (record) => {
        told.tell(record);
        keepRecord(queries, latest.current.name, record);
      });
      const { empty } = latest.current;
      const session = await openSession({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: desk.name,
        id,
        read: port.read,
        store: draftsHere(),
        write: ({ stored, drafts, draft, tell }: Opening<Stored<Document>, Draft<Document>>) =>
          makeAutosave<Document>({
            begin: resumed(empty, stored, drafts),
            ...{ empty, port, draft, tell },
            needed: ['title'],
            prepare: (value) => latest.current.prepare(value),
            isOnline: () => navigator.onLine,
          }),
      });
      return { ...session, told };
    },
  });
}
