import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filesApi } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';

/** Returns the stored image with this id: the one just uploaded, or else fetched. */
export function useStoredImage(id: string) {
  const [uploaded, setUploaded] = useState<StoredImage>();
  const isUploaded = uploaded?.id === id;
  const query = useQuery({
    ...filesApi.images.read.queryOptions({ input: { id } }),
    enabled: id !== '' && !isUploaded,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    image: id === '' ? undefined : isUploaded ? uploaded : query.data,
    isLoading: id !== '' && !isUploaded && query.isPending,
    setUploaded,
  };
}
