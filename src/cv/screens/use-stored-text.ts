import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAuth } from '#identity/components.tsx';
import { storedTextsOf } from '#platform/browser/stored-texts.ts';

/**
 * Returns a text draft stored in this browser for the signed-in member, and a setter. The text is undefined until read.
 */
export function useStoredText(name: string) {
  const auth = useAuth();
  const queries = useQueryClient();
  const member = auth.status === 'signedIn' ? auth.user.uid : '';
  const queryKey = [name, member];
  const { data } = useQuery({
    queryKey,
    queryFn: () => storedTextsOf(member).read(name),
    enabled: member !== '',
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  // Query updates render after the keystroke, which is too late for a controlled text field, so state is used as well.
  const [typedText, setTypedText] = useState<string>();
  return {
    text: typedText ?? data,
    write: (text: string) => {
      setTypedText(text);
      queries.setQueryData(queryKey, text);
      void storedTextsOf(member).write(name, text);
    },
  };
}

/** Returns a function that stores a text draft in this browser under a name, for the screen that shows it later. */
export function useTextStore() {
  const auth = useAuth();
  const queries = useQueryClient();
  const member = auth.status === 'signedIn' ? auth.user.uid : '';
  return async (name: string, text: string) => {
    queries.setQueryData([name, member], text);
    await storedTextsOf(member).write(name, text);
  };
}
