import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Cv } from '../../contract.ts';
import { cvCalls, cvQueryKey } from '../cv-calls.ts';
import type { CvSession } from './use-cv-session.ts';
import { toStored } from './writing/cv-port.ts';

/** Merges changes made elsewhere on this screen, such as a restored version, when the CV's query is refetched. */
export function useExternalChanges({ writer, recordStore }: CvSession, cv: Cv | undefined) {
  const { data } = useQuery({
    queryKey: cvQueryKey(cv?.id ?? ''),
    queryFn: ({ signal }) => cvCalls.read({ id: cv?.id ?? '' }, { signal }),
    enabled: cv !== undefined,
    initialData: cv,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    recordStore.update(data);
    writer.receive(toStored(data));
  }, [data, recordStore, writer]);
}
