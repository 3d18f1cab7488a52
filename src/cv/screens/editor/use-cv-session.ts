import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuth } from '#identity/components.tsx';
import { isRefusal } from '#platform/api-errors.ts';
import { draftsHere } from '#platform/autosave/drafts.ts';
import { type Opening, openSession } from '#platform/autosave/session.ts';
import { makeToldRecords } from '#records/components.tsx';
import type { Cv } from '../../contract.ts';
import type { Draft } from '../../model/editing/draft.ts';
import type { Stored } from '../../model/editing/editing.ts';
import { readKey, sessionKey } from '../cv-calls.ts';
import { cvPort } from './writing/cv-port.ts';
import { makeCvWriter } from './writing/cv-writer.ts';

/** Opens an editing session for a CV: its stored version with the unsaved drafts of this browser. */
export function useCvSession(id: string) {
  const auth = useAuth();
  const queries = useQueryClient();
  const opening = useId();
  return useQuery({
    // Each mount opens a session of its own, because a cached response may be too old to edit.
    queryKey: [...sessionKey(id), opening],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
    queryFn: async () => {
      const told = makeToldRecords<Cv>();
      const port = cvPort((cv) => {
        told.tell(cv);
        queries.setQueryData(readKey(id), cv);
      });
      const session = await openSession({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: 'cv',
        id,
        read: port.read,
        store: draftsHere(),
        write: (begun: Opening<Stored, Draft>) => makeCvWriter({ ...begun, port, isOnline: () => navigator.onLine }),
      });
      return { ...session, told };
    },
  });
}

export type CvSession = NonNullable<ReturnType<typeof useCvSession>['data']>;
