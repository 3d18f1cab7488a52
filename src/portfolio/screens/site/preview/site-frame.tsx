import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { followLinks, isSamePage } from './framed-page/follow-links.ts';

type PreviewFrame = { key: number; address: string; reloadKey: string };

type Props = {
  address: string;
  /** A new value reloads the same address. */
  reloadKey: string;
  title: string;
  /** Id of the text that explains how to use the page by keyboard. */
  describedBy?: string;
  width: number;
  height: number;
  scale: number;
  /** Called when a link in the page is followed. Returns whether its target is shown in this preview. */
  onLink: (url: URL) => boolean;
  /** Called with each page before it is shown. */
  onPage: (page: Document) => void;
  /** Reports the latest requested page once it is shown; undefined if it could not be loaded. */
  onLoaded: (page: Document | undefined) => void;
};

/** Longest wait for the fonts of a loaded page. */
const FONT_TIMEOUT_MS = 400;

/** Shows a page in a frame without scripts. The next page loads in a hidden frame and keeps the scroll position. */
export function SiteFrame({ address, reloadKey, title, describedBy, width, height, scale, ...handlers }: Props) {
  const [frames, setFrames] = useState<PreviewFrame[]>([]);
  const [shown, setShown] = useState<PreviewFrame>();
  const keys = useRef(0);
  const shownFrame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ ...handlers, shown });
  latest.current = { ...handlers, shown };

  useEffect(() => {
    keys.current += 1;
    const next = { key: keys.current, address, reloadKey };
    setFrames((before) => [...before.filter(({ key }) => key === latest.current.shown?.key), next]);
  }, [address, reloadKey]);

  const handleLoad = async (frame: PreviewFrame, element: HTMLIFrameElement) => {
    const page = documentOf(element);
    if (frame.key !== keys.current) return;
    if (!page) return latest.current.onLoaded(undefined);
    const navigatedTo = frame.key === latest.current.shown?.key ? navigationOf(page, frame.address) : undefined;
    if (navigatedTo) {
      if (!latest.current.onLink(navigatedTo)) element.contentWindow?.location.replace(frame.address);
      return;
    }
    followLinks(page, (url) => latest.current.onLink(url));
    latest.current.onPage(page);
    await Promise.race([page.fonts.ready, new Promise((resolve) => setTimeout(resolve, FONT_TIMEOUT_MS))]);
    if (frame.key !== keys.current) return;
    const before = shownFrame.current;
    const scrollTop = before && latest.current.shown?.address === frame.address ? before.contentWindow?.scrollY : 0;
    element.contentWindow?.scrollTo({ top: scrollTop ?? 0, behavior: 'instant' });
    const hadFocus = before !== null && document.activeElement === before;
    shownFrame.current = element;
    setShown(frame);
    setFrames([frame]);
    if (hadFocus) page.body.focus({ preventScroll: true });
    latest.current.onLoaded(page);
  };

  return frames.map((frame) => {
    const isShown = frame.key === shown?.key;
    return (
      <iframe
        key={frame.key}
        src={frame.address}
        title={title}
        aria-describedby={describedBy}
        sandbox="allow-same-origin"
        aria-hidden={isShown ? undefined : true}
        tabIndex={isShown ? undefined : -1}
        onLoad={({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => void handleLoad(frame, currentTarget)}
        style={{ width, height, transform: `scale(${scale})` }}
        className={`absolute start-0 top-0 origin-top-left border-0 bg-background rtl:origin-top-right ${isShown ? '' : '-z-10 opacity-0'}`}
      />
    );
  });
}

/** Returns the document of a frame; undefined if the request failed and the browser shows its own error page. */
function documentOf(frame: HTMLIFrameElement) {
  try {
    return frame.contentDocument ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Returns the URL if a link navigated the frame itself. Not every browser reports clicks in a page without scripts, but
 * all report the next load.
 */
function navigationOf({ location: { href } }: Document, address: string) {
  const [url, requestedUrl] = [new URL(href), new URL(address, href)];
  return url.protocol !== 'about:' && !isSamePage(url, requestedUrl) ? url : undefined;
}
