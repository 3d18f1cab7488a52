import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { frameSize, PreviewSize } from './frame-size.ts';
import { forwardShortcuts } from './framed-page/forward-shortcuts.ts';
import { makeTabStop, type PageFocus } from './framed-page/tab-stop.ts';
import { SiteFrame } from './site-frame.tsx';

type Props = {
  frame: ReturnType<typeof frameSize>;
  size: PreviewSize;
  address: string;
  reloadKey: string;
  /** Undefined until a page has loaded. */
  isLoaded: boolean | undefined;
  onLink: (url: URL) => boolean;
  onLoaded: (isLoaded: boolean) => void;
  onLeave: () => void;
};

const SHOWN_ON_FOCUS =
  'sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control focus:bg-background focus:px-4 focus:py-2 focus:shadow-float';

/** A page of the site in a frame that is one tab stop, between a button that skips it and one that leads back. */
export function PreviewFrame({ frame, size, address, reloadKey, isLoaded, onLink, onLoaded, onLeave }: Props) {
  const t = useTranslations('portfolio-editor.view');
  const hintId = useId();
  const end = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<PageFocus>('outside');
  const prepare = (page: Document) => {
    makeTabStop(page, setFocus);
    forwardShortcuts(page);
  };
  return (
    <>
      <button type="button" className={`${SHOWN_ON_FOCUS} start-0 top-0`} onClick={() => end.current?.focus()}>
        {t('skip')}
      </button>
      <div
        style={{ width: frame.width * frame.scale, height: frame.height * frame.scale }}
        className={`relative isolate mx-auto overflow-hidden shadow-sheet ${size === 'phone' ? 'rounded-card' : ''} ${isLoaded === undefined ? 'bg-background' : ''} ${focus === 'outside' ? '' : 'outline-2 outline-primary'}`}
      >
        <SiteFrame
          {...frame}
          address={address}
          reloadKey={reloadKey}
          title={t('frame')}
          describedBy={hintId}
          onLink={onLink}
          onPage={prepare}
          onLoaded={(page) => onLoaded(page !== undefined)}
        />
      </div>
      <p
        id={hintId}
        className={
          focus === 'outside'
            ? 'sr-only'
            : 'pointer-events-none absolute inset-x-0 bottom-3 z-10 mx-auto w-fit rounded-control bg-background px-3 py-1.5 text-xs shadow-float'
        }
      >
        {t(focus === 'controls' ? 'keys.controls' : 'keys.page')}
      </p>
      <button ref={end} type="button" className={`${SHOWN_ON_FOCUS} start-0 bottom-0`} onClick={onLeave}>
        {t('leave')}
      </button>
    </>
  );
}
