import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { filesApi } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';

type ImagesById = Readonly<Record<string, StoredImage>>;

/**
 * Returns a lookup for the images of a document: those sent with the record, newly uploaded ones, and others (e.g.
 * named by a draft) fetched by id.
 */
export function useImages(referenced: readonly string[], recordImages: ImagesById | undefined) {
  const [uploaded, setUploaded] = useState<ImagesById>({});
  const available = { ...recordImages, ...uploaded };
  const missing = referenced.filter((id) => !available[id]);
  const queries = useQueries({
    queries: missing.map((id) => ({
      ...filesApi.images.read.queryOptions({ input: { id } }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const fetched = Object.fromEntries(missing.map((id, at) => [id, queries[at]?.data]));
  return {
    imageOf: (id: string) => available[id] ?? fetched[id],
    addImage: useCallback((image: StoredImage) => setUploaded((before) => ({ ...before, [image.id]: image })), []),
  };
}
