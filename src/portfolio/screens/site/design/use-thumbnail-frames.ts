import pLimit from 'p-limit';
import { type SyntheticEvent, useEffect, useState } from 'react';

/** First thumbnails load two at a time; updates load one at a time, to leave capacity for the preview. */
const loadFirst = pLimit(2);
const loadUpdate = pLimit(1);
/** Updates wait until the member has stopped changing the site. */
const UPDATE_DELAY_MS = 1500;
/** Longest time that one thumbnail keeps others waiting. */
const TIMEOUT_MS = 8000;

type ThumbnailFrame = { key: string; isShown: boolean; onLoad: (event: SyntheticEvent<HTMLIFrameElement>) => void };
type LoadingFrame = { content: string; end: () => void };

/**
 * Returns the frames of a thumbnail: the one that has loaded, and above it the one that is loading. A change of
 * `content` loads a new one in its turn; while `content` is undefined, nothing loads.
 */
export function useThumbnailFrames(content: string | undefined): ThumbnailFrame[] {
  const [shown, setShown] = useState<string>();
  const [loading, setLoading] = useState<LoadingFrame>();
  useEffect(() => {
    if (content === undefined || content === shown) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const load = async () => {
      if (signal.aborted) return;
      const timeout = AbortSignal.timeout(TIMEOUT_MS);
      await new Promise<void>((resolve) => {
        setLoading({ content, end: resolve });
        for (const end of [signal, timeout]) end.addEventListener('abort', () => resolve());
      });
    };
    const isFirst = shown === undefined;
    const limit = isFirst ? loadFirst : loadUpdate;
    const timer = setTimeout(() => void limit(load), isFirst ? 0 : UPDATE_DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      setLoading(undefined);
    };
  }, [content, shown]);

  const finish = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    loading?.end();
    if (isHomePage(currentTarget)) setShown(loading?.content);
  };
  const keys = [...new Set([shown, loading?.content])].filter((key) => key !== undefined);
  return keys.map((key) => ({ key, isShown: key === shown, onLoad: key === shown ? () => {} : finish }));
}

/** Returns whether a frame shows a home page; if the request failed, it shows an error instead. */
function isHomePage(frame: HTMLIFrameElement) {
  try {
    return frame.contentDocument?.body.classList.contains('at-home') === true;
  } catch {
    return false;
  }
}
