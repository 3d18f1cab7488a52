import type { QueryClient } from '@tanstack/react-query';

type Name = 'projects' | 'achievements';
type Told = { id: string; revision: number };

/** Returns the query key of one record; equal to the key of `projectsApi.read` or `achievementsApi.read`. */
export const recordKey = (name: Name, id: string) => [[name, 'read'], { input: { id }, type: 'query' }] as const;

/** Stores a record received from the server in the query cache, unless a newer revision is cached. */
export function keepRecord(queries: QueryClient, name: Name, record: Told) {
  const key = recordKey(name, record.id);
  const known = queries.getQueryData<Told>(key);
  if (known && known.revision > record.revision) return;
  queries.setQueryData(key, record);
}
