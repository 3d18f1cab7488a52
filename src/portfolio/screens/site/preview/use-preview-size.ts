import { useState } from 'react';
import { PREVIEW_SIZES, type PreviewSize } from './frame-size.ts';

const STORAGE_KEY = 'site.previewSize';

/**
 * Returns the size of the preview and a function that sets it. The choice lasts as long as the browser tab, and applies
 * to windows with the same initial size, so that a size for a desktop isn't the first on a phone.
 */
export function usePreviewSize(initialSize: PreviewSize) {
  const key = `${STORAGE_KEY}.${initialSize}`;
  const [size, setSize] = useState(() => storedSize(key) ?? initialSize);
  const choose = (next: PreviewSize) => {
    setSize(next);
    sessionStorage.setItem(key, next);
  };
  return [size, choose] as const;
}

const storedSize = (key: string) => PREVIEW_SIZES.find((size) => size === sessionStorage.getItem(key));
