import { useQuery } from '@tanstack/react-query';
import { useAdminApi } from '../admin-api.tsx';

const STALE_AFTER_MS = 5 * 60_000;

/**
 * Returns the number of health checks that found something and whether any is severe; undefined until they have run.
 */
export function useFailedChecks() {
  const api = useAdminApi();
  const { data } = useQuery(api.instance.checks.queryOptions({ retry: false, staleTime: STALE_AFTER_MS }));
  if (!data) return undefined;
  const failed = data.items.filter(({ state }) => state !== 'ok');
  return { count: failed.length, isSevere: failed.some(({ state }) => state === 'fail') };
}
