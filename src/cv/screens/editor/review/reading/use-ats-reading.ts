import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isApiError } from '#platform/pure/api-errors.ts';
import { cvApi } from '../../../cv-api.ts';
import type { CvApiOutputs } from '../../../cv-calls.ts';

export type AtsReading = CvApiOutputs['reading'];

/**
 * Queries the text extracted from the saved pages. The previous result stays until that of the new revision arrives.
 */
export function useAtsReading(id: string, revision: number) {
  const options = cvApi.reading.queryOptions({ input: { id } });
  return useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    retry: (count, error) => !isApiError(error) && count < 1,
  });
}
