import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '#identity/components.tsx';
import { keptTextsOf } from '#platform/kept-texts.ts';

/** A text that is being written, kept under its name in this browser for whoever is signed in. Nothing until it is read. */
export function useKeptText(name: string) {
  const auth = useAuth();
  const queries = useQueryClient();
  const member = auth.status === 'signedIn' ? auth.user.uid : '';
  const queryKey = [name, member];
  const { data } = useQuery({
    queryKey,
    queryFn: () => keptTextsOf(member).read(name),
    enabled: member !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // What is told by a query comes a moment after the key: too late for what is being typed.
  const [written, setWritten] = useState<string>();
  return {
    text: written ?? data,
    write: (text: string) => {
      setWritten(text);
      queries.setQueryData(queryKey, text);
      void keptTextsOf(member).write(name, text);
    },
  };
}
