import { useQuery } from '@tanstack/react-query';
import { filesApi, fileUrl, readImagePath, useStorage } from '#files/components.tsx';

/** Loads the original file of a photo, with its crop. */
export function useOriginal(photoURL: string | undefined) {
  const id = photoURL === undefined ? undefined : readImagePath(photoURL)?.id;
  const { storage } = useStorage();
  const { data, error, isFetching, refetch } = useQuery({
    ...filesApi.images.read.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const original = storage && data ? { ...data, src: fileUrl(storage.bucket, data.file) } : undefined;
  return { storage, original, error, isFetching, refetch };
}
