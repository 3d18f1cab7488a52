import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { statusOf } from '#platform/pure/api-errors.ts';
import type { CvContent } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

/** The document to typeset: the CV as saved, or one of its versions. */
export type PagesSource = { id: string; revision: number; version?: { id: string; document: CvContent } };

/** Returns the query options for the pages of a document. */
export const pagesOptions = ({ id, revision, version }: PagesSource) =>
  queryOptions({
    queryKey: [...cvApi.preview.key(), id, version?.id ?? revision],
    queryFn: ({ signal }) => cvApi.preview.call({ id, ...(version ? { document: version.document } : {}) }, { signal }),
    // Fails at once when offline, so that the error is displayed.
    networkMode: 'always',
  });

/** Queries the pages of a CV as SVG. The previous pages stay until the new ones arrive. */
export function usePages(source: PagesSource) {
  return useQuery({
    ...pagesOptions(source),
    placeholderData: keepPreviousData,
    retry: (count, error) => statusOf(error) === undefined && !(error instanceof TypeError) && count < 1,
    refetchOnReconnect: true,
  });
}
