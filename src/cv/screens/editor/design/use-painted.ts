import pLimit from 'p-limit';
import { useEffect, useState } from 'react';

/** First thumbnails load two at a time; updates load one at a time, to leave capacity for the pages. */
const loadFirst = pLimit(2);
const loadUpdate = pLimit(1);

/** Returns the last decoded image: the previous one until the one at `address` is ready. Loads only while `seen`. */
export function usePainted(address: string, seen: boolean) {
  const [painted, setPainted] = useState<string>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!seen || painted === address) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      if (signal.aborted) return;
      const isDecoded = await decode(address);
      if (signal.aborted) return;
      if (isDecoded) setPainted(address);
      setFailed(!isDecoded);
    };
    void (painted === undefined ? loadFirst : loadUpdate)(load);
    return () => leaving.abort();
  }, [address, seen, painted]);
  return { painted, failed };
}

/** Loads and decodes an image and returns whether that succeeded. */
async function decode(address: string) {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => true,
    () => false,
  );
}
