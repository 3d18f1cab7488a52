import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { statusOf } from '#platform/pure/api-errors.ts';
import type { Cv, CvVersion } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

const PAGE_SIZE = 100;

/** Queries all versions of a CV without their documents, newest first. A CV has a few hundred at most. */
export function useVersions({ id }: Pick<Cv, 'id'>): readonly CvVersion[] {
  const { data = [] } = useQuery({
    queryKey: [...cvApi.versions.key(), 'all', id],
    queryFn: async () => {
      const all: CvVersion[] = [];
      for (let cursor: string | undefined; ; ) {
        const cursorInput = cursor === undefined ? {} : { cursor };
        const { items, nextCursor } = await cvApi.versions.call({ id, limit: PAGE_SIZE, ...cursorInput });
        all.push(...items);
        if (nextCursor === undefined) return all;
        cursor = nextCursor;
      }
    },
  });
  return data;
}

/** Queries a version with its document. The previously viewed version stays until it has loaded. */
export function useVersion({ id }: Pick<Cv, 'id'>, versionId: string | null) {
  const query = useQuery({
    ...cvApi.version.queryOptions({ input: { id, version: versionId ?? '' } }),
    enabled: versionId !== null,
    placeholderData: keepPreviousData,
    retry: (count, error) => statusOf(error) === undefined && count < 1,
  });
  const status = statusOf(query.error);
  return { query, isGone: status === 404 || status === 400 };
}
