import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuth } from '#identity/components.tsx';
import { storedTextsOf } from '#platform/browser/stored-texts.ts';

const NAME = 'spelling-words';
const MAX_WORDS = 2000;
const wordsIn = (text: string) => text.split('\n').filter((word) => word !== '');

/**
 * Returns the words that the signed-in member accepts, as stored in this browser, and a function that changes them. All
 * its users see each change.
 */
export function useStoredWords() {
  const auth = useAuth();
  const queries = useQueryClient();
  const member = auth.status === 'signedIn' ? auth.user.uid : '';
  const options = {
    queryKey: [NAME, member],
    queryFn: () => storedTextsOf(member).read(NAME),
    networkMode: 'always' as const,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
  const { data = '' } = useQuery({ ...options, enabled: member !== '' });
  return {
    words: wordsIn(data),
    change: async (update: (words: string[]) => string[]) => {
      await queries.ensureQueryData(options);
      const before = queries.getQueryData<string>(options.queryKey) ?? '';
      const next = update(wordsIn(before)).slice(-MAX_WORDS).join('\n');
      queries.setQueryData(options.queryKey, next);
      await storedTextsOf(member).write(NAME, next);
    },
  };
}
