import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { statusOf } from '#platform/api-errors.ts';
import type { CvContent } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

/** What is to be set: the CV as it is kept, or the document of one of its versions. */
export type PagesOf = { id: string; revision: number; version?: { id: string; document: CvContent } };

/** How the pages are asked for, and under which name they are kept. */
export const pagesOptions = ({ id, revision, version }: PagesOf) =>
  queryOptions({
    queryKey: [...cvApi.preview.key(), id, version?.id ?? revision],
    queryFn: ({ signal }) => cvApi.preview.call({ id, ...(version ? { document: version.document } : {}) }, { signal }),
    // Without a connection it fails at once, and says so.
    networkMode: 'always',
  });

/** The pages of a CV as drawings. Those of before stay until the new ones are there. */
export function usePages(of: PagesOf) {
  return useQuery({
    ...pagesOptions(of),
    placeholderData: keepPreviousData,
    retry: (count, error) => statusOf(error) === undefined && !(error instanceof TypeError) && count < 1,
    refetchOnReconnect: true,
  });
}
