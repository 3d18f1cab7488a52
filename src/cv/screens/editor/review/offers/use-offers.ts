import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { CvContent } from '../../../../contract.ts';
import { referencesIn } from '../../../../model/references.ts';
import { isOpenOffer } from '../../../../model/sources/answer-offer.ts';
import { nodeAt } from '../../../../model/tree.ts';
import { cvApi } from '../../../cv-api.ts';

/**
 * Returns the changes in the records of the member's work that the CV references, excluding those answered since the
 * response.
 */
export function useOffers(id: string, revision: number, content: CvContent) {
  const { projects, achievements, entries } = referencesIn(content);
  const enabled = projects.length + achievements.length + entries.length > 0;
  const options = cvApi.offers.queryOptions({ input: { id } });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    enabled,
    placeholderData: keepPreviousData,
    // A project may just have been changed in another window.
    staleTime: 0,
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
  });
  const { data, error, isFetching, refetch } = query;
  return {
    /** Whether the first response for the referenced records is pending. */
    waiting: enabled && query.isPending,
    offers: (data?.offers ?? []).filter((offer) => isOpenOffer(content, offer)),
    orphans: (data?.orphans ?? []).filter(({ at }) => Boolean(nodeAt(content, at)?.value.source)),
    error: enabled ? error : null,
    retrying: isFetching,
    retry: () => void refetch(),
  };
}

export type Offers = ReturnType<typeof useOffers>;
export type OpenOffer = Offers['offers'][number];
export type OpenOrphan = Offers['orphans'][number];
