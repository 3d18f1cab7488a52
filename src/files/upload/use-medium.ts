import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StoredMedium } from '../contract.ts';
import { filesApi } from './files-api.ts';

const optionsOf = (id: string) => ({
  ...filesApi.media.read.queryOptions({ input: { id } }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
});

/** Returns a medium by its id, and a function that registers one that was just made, so that it is not requested. */
export function useMedium(id: string | null) {
  const queries = useQueryClient();
  const { data } = useQuery({ ...optionsOf(id ?? ''), enabled: id !== null });
  return {
    medium: id === null ? undefined : data,
    keepMedium: (made: StoredMedium) => queries.setQueryData(optionsOf(made.id).queryKey, made),
  };
}
