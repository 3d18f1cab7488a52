import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useAuth } from '#identity/components.tsx';
import { browserDrafts } from '#platform/browser/autosave/browser-drafts.ts';
import { openSession, type WriterOptions } from '#platform/browser/autosave/session.ts';
import { isApiError } from '#platform/pure/api-errors.ts';
import { makeRecordStore } from '#records/components.tsx';
import type { Cv } from '../../contract.ts';
import type { CvDraft } from '../../model/editing/draft.ts';
import type { StoredCvDocument } from '../../model/editing/edit-state.ts';
import { cvQueryKey, sessionQueryKey } from '../cv-calls.ts';
import { cvPort } from './writing/cv-port.ts';
import { makeCvWriter } from './writing/cv-writer.ts';

/** Opens an editing session for a CV: its stored version with the unsaved drafts of this browser. */
export function useCvSession(id: string) {
  const auth = useAuth();
  const queries = useQueryClient();
  const sessionId = useId();
  return useQuery({
    // Each mount opens a session of its own, because a cached response may be too old to edit.
    queryKey: [...sessionQueryKey(id), sessionId],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: auth.status === 'signedIn',
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
    queryFn: async () => {
      const cvStore = makeRecordStore<Cv>();
      const port = cvPort((cv) => {
        cvStore.update(cv);
        queries.setQueryData(cvQueryKey(id), cv);
      });
      const session = await openSession({
        member: auth.status === 'signedIn' ? auth.user.uid : '',
        kind: 'cv',
        id,
        read: port.read,
        store: browserDrafts(),
        write: (opened: WriterOptions<StoredCvDocument, CvDraft>) =>
          makeCvWriter({ ...opened, port, isOnline: () => navigator.onLine }),
      });
      return { ...session, cvStore };
    },
  });
}

export type CvSession = NonNullable<ReturnType<typeof useCvSession>['data']>;
