import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '#platform/pure/api-errors.ts';
import type { Cv } from '../../../contract.ts';
import { cvApi } from '../../cv-api.ts';
import { pagesOptions } from '../../pages/use-pages.ts';

/** Queries the pages of a version together with its design, so that both always match. */
export function useVersionPages({ id, revision, document }: Cv, viewedId: string | null) {
  const queries = useQueryClient();
  const readVersion = async (version: string) =>
    queries.ensureQueryData({ ...cvApi.version.queryOptions({ input: { id, version } }), networkMode: 'always' });
  const query = useQuery({
    queryKey: [...cvApi.preview.key(), 'shown', id, viewedId ?? revision],
    queryFn: async () => {
      const version = viewedId === null ? undefined : await readVersion(viewedId);
      const source = { id, revision, ...(version ? { version } : {}) };
      const { pages } = await queries.ensureQueryData(pagesOptions(source));
      return { pages, design: (version?.document ?? document).design };
    },
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  });
  const status = statusOf(query.error);
  return { query, isGone: viewedId !== null && (status === 404 || status === 400) };
}
