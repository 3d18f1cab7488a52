import { useState } from 'react';
import { PREVIEW_SIZES, type PreviewSize } from './frame-size.ts';

const STORAGE_KEY = 'site.previewSize';

/** Returns the size of the preview and a function that sets it. The choice lasts as long as the browser tab. */
export function usePreviewSize(initialSize: PreviewSize) {
  const [size, setSize] = useState(() => storedSize() ?? initialSize);
  const choose = (next: PreviewSize) => {
    setSize(next);
    sessionStorage.setItem(STORAGE_KEY, next);
  };
  return [size, choose] as const;
}

const storedSize = () => PREVIEW_SIZES.find((size) => size === sessionStorage.getItem(STORAGE_KEY));
