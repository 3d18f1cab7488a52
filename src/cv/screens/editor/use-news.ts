import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Cv } from '../../contract.ts';
import { cvCalls, readKey } from '../cv-calls.ts';
import type { CvSession } from './use-cv-session.ts';
import { asStored } from './writing/cv-port.ts';

/** What else is done to the CV from this screen, a restored version say, comes in here once it is asked for anew. */
export function useNews({ writer, told }: CvSession, cv: Cv | undefined) {
  const { data } = useQuery({
    queryKey: readKey(cv?.id ?? ''),
    queryFn: ({ signal }) => cvCalls.read({ id: cv?.id ?? '' }, { signal }),
    enabled: cv !== undefined,
    initialData: cv,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    if (!data) return;
    told.tell(data);
    writer.hear(asStored(data));
  }, [data, told, writer]);
}
