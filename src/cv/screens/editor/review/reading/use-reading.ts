import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isRefusal } from '#platform/api-errors.ts';
import { cvApi } from '../../../cv-api.ts';
import type { Outputs } from '../../../cv-calls.ts';

export type Reading = Outputs['reading'];

/**
 * Queries the text extracted from the saved pages. The previous result stays until that of the new revision arrives.
 */
export function useReading(id: string, revision: number) {
  const options = cvApi.reading.queryOptions({ input: { id } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !isRefusal(error) && count < 1,
  });
}
