import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filesApi } from './files-api.ts';
import { openStorage } from './open-storage.ts';

/** Returns the member's storage. Its location is requested once, and again only after a failure. */
export function useStorage() {
  const queries = useQueryClient();
  const settings = { ...filesApi.storage.queryOptions(), staleTime: Number.POSITIVE_INFINITY };
  const { data: storage } = useQuery(settings);
  return { storage, open: async () => openStorage(await queries.fetchQuery(settings)) };
}
