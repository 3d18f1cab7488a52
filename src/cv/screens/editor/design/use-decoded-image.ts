import pLimit from 'p-limit';
import { useEffect, useState } from 'react';

/** First thumbnails load two at a time; updates load one at a time, to leave capacity for the pages. */
const loadFirst = pLimit(2);
const loadUpdate = pLimit(1);

/** Returns the last decoded image: the previous one until the one at `url` is ready. Loads only while `isVisible`. */
export function useDecodedImage(url: string, isVisible: boolean) {
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!isVisible || loadedUrl === url) return;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      if (signal.aborted) return;
      const isDecoded = await decode(url);
      if (signal.aborted) return;
      if (isDecoded) setLoadedUrl(url);
      setFailed(!isDecoded);
    };
    void (loadedUrl === undefined ? loadFirst : loadUpdate)(load);
    return () => controller.abort();
  }, [url, isVisible, loadedUrl]);
  return { loadedUrl, failed };
}

/** Loads and decodes an image and returns whether that succeeded. */
async function decode(url: string) {
  const image = new Image();
  image.src = url;
  return image.decode().then(
    () => true,
    () => false,
  );
}
