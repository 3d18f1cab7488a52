import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef } from 'react';
import { useAuth } from '#identity/components.tsx';
import { isRefusal } from '#platform/api-errors.ts';
import { openDrafts } from '#platform/autosave/drafts.ts';
import type { Fields } from '#platform/autosave/fields.ts';
import { openSession } from '#platform/autosave/session.ts';
import type { Desk, DeskRecord } from './desk.ts';
import { recordPort } from './record-port.ts';
import { keepRecord } from './record-queries.ts';
import { makeToldRecords } from './told-records.ts';

let drafts: ReturnType<typeof openDrafts> | undefined;

/** A record that is opened to be written, as the server has it and with what this browser kept of it. */
export function useSession<Document extends Fields>(desk: Desk<Document>, id: string | undefined) {
  const auth = useAuth();
  const queries = useQueryClient();
  const opening = useId();
  const latest = useRef(desk);
  latest.current = desk;
  return useQuery({
    // Each opening is one of its own: what was told a while ago is no ground to write on.
    queryKey: ['session', desk.name, id ?? '', opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
    queryFn: async () => {
      drafts ??= openDrafts();
      const told = makeToldRecords<DeskRecord<Document>>();
      const port = recordPort(latest.current, (record) => {
        told.tell(record);
        keepRecord(queries, latest.current.name, record);
      });
      const session = await openSession<Document>({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: desk.name,
        id,
        empty: desk.empty,
        needed: ['title'],
        prepare: (value) => latest.current.prepare(value),
        port,
        store: drafts,
      });
      return { ...session, told };
    },
  });
}
