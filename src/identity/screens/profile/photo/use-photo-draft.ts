import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi, fileUrl, readImagePath, useStorage } from '#files/components.tsx';
import { useObjectUrl } from '#ui/files/use-object-url.ts';
import { initialView, type PhotoView, type Size, viewOf } from '../../../model/photo-view.ts';

/** Holds the draft of a photo: its source (a chosen file, or the original of the current photo) and its crop. */
export function usePhotoDraft(photoURL: string | undefined) {
  const t = useTranslations('profile.photo');
  const [file, setFile] = useState<File>();
  const [originalDiscarded, setOriginalDiscarded] = useState(false);
  const [chosenView, setView] = useState<PhotoView>();
  const { original, storage, ...originalQuery } = useOriginal(originalDiscarded ? undefined : photoURL);
  const currentOriginal = originalDiscarded || file ? undefined : original;
  const picture = usePicture(file ?? currentOriginal?.src);

  const begin = (next: File | undefined) => {
    setFile(next);
    setOriginalDiscarded(true);
    setView(undefined);
  };
  const size = picture.state === 'ready' ? picture.size : undefined;
  const view = size && (chosenView ?? (currentOriginal?.crop ? viewOf(size, currentOriginal.crop) : initialView(size)));
  const loadError = picture.state === 'broken' ? t('unreadable', { name: file?.name ?? t('title') }) : undefined;
  return {
    file,
    /** Whether no image has been chosen yet. */
    empty: file === undefined && (photoURL === undefined || originalDiscarded),
    /** The full name of the stored file, if the image is one already. */
    stored: currentOriginal?.file,
    maxFileSize: storage?.largestFile,
    originalQuery,
    picture,
    loadError,
    view,
    begin,
    change: (next: (view: PhotoView) => PhotoView) => view && setView((before) => next(before ?? view)),
  };
}

/** Loads the original file of a photo, with its crop. */
function useOriginal(photoURL: string | undefined) {
  const id = photoURL === undefined ? undefined : readImagePath(photoURL)?.id;
  const { storage } = useStorage();
  const { data, error, isFetching, refetch } = useQuery({
    ...filesApi.images.read.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
  });
  const original = storage && data ? { ...data, src: fileUrl(storage.bucket, data.file) } : undefined;
  return { storage, original, error, isFetching, refetch };
}

type PictureState = { state: 'none' | 'loading' | 'broken' } | { state: 'ready'; src: string; size: Size };

/** Loads an image in the browser and returns its URL and its size, after its orientation is applied. */
function usePicture(source: Blob | string | undefined): PictureState {
  const src = useObjectUrl(source);
  const [opened, setOpened] = useState<{ src: string; size?: Size }>();
  useEffect(() => {
    if (!src) return;
    const image = new Image();
    image.onload = () => setOpened({ src, size: { width: image.naturalWidth, height: image.naturalHeight } });
    image.onerror = () => setOpened({ src });
    image.src = src;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [src]);
  if (source === undefined) return { state: 'none' };
  if (!src || opened?.src !== src) return { state: 'loading' };
  const { size } = opened;
  return size && size.width > 0 && size.height > 0 ? { state: 'ready', src, size } : { state: 'broken' };
}
