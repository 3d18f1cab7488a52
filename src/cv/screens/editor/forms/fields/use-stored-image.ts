import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { filesApi } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';

/** Returns the stored image with this id: the one just uploaded, or else fetched. */
export function useStoredImage(id: string) {
  const [sent, setSent] = useState<StoredImage>();
  const isSent = sent?.id === id;
  const asked = useQuery({
    ...filesApi.images.read.queryOptions({ input: { id } }),
    enabled: id !== '' && !isSent,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return {
    image: id === '' ? undefined : isSent ? sent : asked.data,
    coming: id !== '' && !isSent && asked.isPending,
    setSent,
  };
}
