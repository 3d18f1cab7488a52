import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import type { VISIT_SPANS, VISIT_TARGETS } from '../contract.ts';
import { visitsApi } from './visits-api.ts';

export type Span = (typeof VISIT_SPANS)[number];
/** Selects the visits of one target, a kind of targets, or all. */
export type Whose = { kind?: (typeof VISIT_TARGETS)[number]; id?: string };

/** Queries the visits of the last days. Keeps the previous data while another span is loading. */
export const useVisits = (days: Span, { kind, id }: Whose) =>
  useQuery({
    ...visitsApi.read.queryOptions({ input: { days, kind, id } }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
  });
