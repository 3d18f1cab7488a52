import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { firstView, type PhotoView, viewOf } from '../../../model/photo-view.ts';
import { useOriginal } from './use-original.ts';
import { usePicture } from './use-picture.ts';

/** Holds the draft of a photo: its source (a chosen file, or the original of the current photo) and its crop. */
export function usePhotoDraft(photoURL: string | undefined) {
  const t = useTranslations('profile.photo');
  const [file, setFile] = useState<File>();
  const [leftOriginal, leaveOriginal] = useState(false);
  const [chosenView, setView] = useState<PhotoView>();
  const { original, storage, ...asked } = useOriginal(leftOriginal ? undefined : photoURL);
  const kept = leftOriginal || file ? undefined : original;
  const picture = usePicture(file ?? kept?.src);

  const begin = (next: File | undefined) => {
    setFile(next);
    leaveOriginal(true);
    setView(undefined);
  };
  const size = picture.state === 'ready' ? picture.size : undefined;
  const view = size && (chosenView ?? (kept?.crop ? viewOf(size, kept.crop) : firstView(size)));
  const broken = picture.state === 'broken' ? t('unreadable', { name: file?.name ?? t('title') }) : undefined;
  return {
    file,
    /** Whether no image has been chosen yet. */
    empty: file === undefined && (photoURL === undefined || leftOriginal),
    /** The full name of the stored file, if the image is one already. */
    stored: kept?.file,
    largest: storage?.largestFile,
    asked,
    picture,
    broken,
    view,
    begin,
    change: (next: (view: PhotoView) => PhotoView) => view && setView((before) => next(before ?? view)),
  };
}
