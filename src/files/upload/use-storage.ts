import { useQuery, useQueryClient } from '@tanstack/react-query';
import { filesApi } from './files-api.ts';
import { openStorage } from './open-storage.ts';

/** Where the member's files go: asked once, and again only where that failed. */
export function useStorage() {
  const queries = useQueryClient();
  const settings = { ...filesApi.storage.queryOptions(), staleTime: Number.POSITIVE_INFINITY };
  const { data: storage } = useQuery(settings);
  return { storage, open: async () => openStorage(await queries.fetchQuery(settings)) };
}
