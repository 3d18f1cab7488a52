import type { QueryClient } from '@tanstack/react-query';

type RecordCollectionName = 'projects' | 'achievements';
type CachedRecord = { id: string; revision: number };

/** Returns the query key of one record; equal to the key of `projectsApi.read` or `achievementsApi.read`. */
export const recordKey = (name: RecordCollectionName, id: string) =>
  [[name, 'read'], { input: { id }, type: 'query' }] as const;

/** Stores a record received from the server in the query cache, unless a newer revision is cached. */
export function cacheRecord(queries: QueryClient, name: RecordCollectionName, record: CachedRecord) {
  const key = recordKey(name, record.id);
  const cached = queries.getQueryData<CachedRecord>(key);
  if (cached && cached.revision > record.revision) return;
  queries.setQueryData(key, record);
}
