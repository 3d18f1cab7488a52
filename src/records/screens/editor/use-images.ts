import { useQueries } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { filesApi } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';

type Images = Readonly<Record<string, StoredImage>>;

/**
 * Returns a lookup for the images of a document: those sent with the record, newly uploaded ones, and others (e.g.
 * named by a draft) fetched by id.
 */
export function useImages(named: readonly string[], told: Images | undefined) {
  const [sent, setSent] = useState<Images>({});
  const known = { ...told, ...sent };
  const missing = named.filter((id) => !known[id]);
  const asked = useQueries({
    queries: missing.map((id) => ({
      ...filesApi.images.read.queryOptions({ input: { id } }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const fetched = Object.fromEntries(missing.map((id, at) => [id, asked[at]?.data]));
  return {
    imageOf: (id: string) => known[id] ?? fetched[id],
    addImage: useCallback((image: StoredImage) => setSent((before) => ({ ...before, [image.id]: image })), []),
  };
}
