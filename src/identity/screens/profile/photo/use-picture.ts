import { useEffect, useState } from 'react';
import { useObjectUrl } from '#ui/use-object-url.ts';
import type { Size } from '../../../model/photo-view.ts';

type PictureState = { state: 'none' | 'loading' | 'broken' } | { state: 'ready'; src: string; size: Size };

/** Loads an image in the browser and returns its URL and its size, after its orientation is applied. */
export function usePicture(source: Blob | string | undefined): PictureState {
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
