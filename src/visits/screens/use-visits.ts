import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/api-errors.ts';
import type { VISIT_SPANS, VISIT_TARGETS } from '../contract.ts';
import { visitsApi } from './visits-api.ts';

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
