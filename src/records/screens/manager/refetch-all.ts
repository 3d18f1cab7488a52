import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Invalidates and refetches every query under a key. A query that is still in its first fetch is cancelled and fetched
 * again, because its response may predate the change.
 */
export async function refetchAll(queries: QueryClient, queryKey: QueryKey) {
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
