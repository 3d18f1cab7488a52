import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Has everything under a key fetched again once something of it has changed. What is only now being fetched for the first
 * time is asked for again as well: its answer may be from before.
 */
export async function fetchAnew(queries: QueryClient, queryKey: QueryKey) {
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queries.invalidateQueries({ queryKey });
}
