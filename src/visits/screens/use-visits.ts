import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import type { VISIT_SPANS, VISIT_TARGETS } from '../contract.ts';
import { visitsApi } from './visits-api.ts';

export type Span = (typeof VISIT_SPANS)[number];
/** Whose visits: those of one thing, of a kind of things, or of all. */
export type Whose = { kind?: (typeof VISIT_TARGETS)[number]; id?: string };

/** The visits of the last days; while those of another span are on their way, what was there stays. */
export const useVisits = (days: Span, { kind, id }: Whose) =>
  useQuery({
    ...visitsApi.read.queryOptions({ input: { days, kind, id } }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: (count, error) => !isRefusal(error) && count < 1,
  });
