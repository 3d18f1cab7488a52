import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { initialView, type PhotoView, viewOf } from '../../../model/photo-view.ts';
import { useOriginal } from './use-original.ts';
import { usePicture } from './use-picture.ts';

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
