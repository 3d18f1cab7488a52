import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { makeApiClient } from '#platform/browser/api-client.ts';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { VISIT_SPANS, VISIT_TARGETS, visitsContract } from '../contract.ts';
import routes from '../contract.ts?routes';

/** Client of the visits API. */
const visitsApi = makeApiClient<typeof visitsContract>({ routes, name: 'visits' });

export type VisitSpan = (typeof VISIT_SPANS)[number];
/** Selects the visits of one target, a kind of targets, or all. */
export type VisitsFilter = { kind?: (typeof VISIT_TARGETS)[number]; id?: string };

/** Queries the visits of the last days. Keeps the previous data while another span is loading. */
export const useVisits = (days: VisitSpan, { kind, id }: VisitsFilter) =>
  useQuery({
    ...visitsApi.read.queryOptions({ input: { days, kind, id } }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: (count, error) => !isApiError(error) && count < 1,
  });
