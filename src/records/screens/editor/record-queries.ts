import type { QueryClient } from '@tanstack/react-query';

type Name = 'projects' | 'achievements';
type Told = { id: string; revision: number };

/** Under which key one record is kept: the same that `projectsApi.read` gives it. */
export const recordKey = (name: Name, id: string) => [[name, 'read'], { input: { id }, type: 'query' }] as const;

/** A record as the server has just told it: every screen shows it so. */
export function keepRecord(queries: QueryClient, name: Name, record: Told) {
  const key = recordKey(name, record.id);
  const known = queries.getQueryData<Told>(key);
  if (known && known.revision > record.revision) return;
  queries.setQueryData(key, record);
}
