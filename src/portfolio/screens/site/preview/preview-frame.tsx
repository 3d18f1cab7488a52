import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { sectionsOfPages } from '../../../model/sections/section-references.ts';
import type { SiteSection } from '../../../model/sections/section-schema.ts';
import type { SiteDocument } from '../../../model/site-shape.ts';
import type { SitePage } from '../../../model/site-view.ts';
import type { PagePart } from '../page-part.ts';
import type { frameSize, PreviewSize } from './frame-size.ts';
import { forwardShortcuts } from './framed-page/forward-shortcuts.ts';
import { type FramedPage, isPartInSight, scrollToPart, watchParts } from './framed-page/page-parts.ts';
import { makeTabStop, type PageFocus } from './framed-page/tab-stop.ts';
import { PartOutline } from './part-outline.tsx';
import { SiteFrame } from './site-frame.tsx';

type Props = {
  frame: ReturnType<typeof frameSize>;
  size: PreviewSize;
  pageKind: SitePage['kind'];
  address: string;
  reloadKey: string;
  siteDocument: SiteDocument;
  /** The part whose field has the focus. */
  focusedPart: PagePart | undefined;
  onEditPart: (part: PagePart) => void;
  /** Undefined until a page has loaded. */
  isLoaded: boolean | undefined;
  onLink: (url: URL) => boolean;
  onLoaded: (isLoaded: boolean) => void;
  onLeave: () => void;
};

const SHOWN_ON_FOCUS =
  'sr-only focus:not-sr-only focus:absolute focus:z-10 focus:rounded-control focus:bg-background focus:px-4 focus:py-2 focus:shadow-float';

/** A page of the site in a frame that is one tab stop, between a button that skips it and one that leads back. */
export function PreviewFrame(props: Props) {
  const { frame, size, pageKind, isLoaded, siteDocument, focusedPart, onLoaded } = props;
  const t = useTranslations('portfolio-editor.view');
  const hintId = useId();
  const end = useRef<HTMLButtonElement>(null);
  const [focus, setFocus] = useState<PageFocus>('outside');
  const [page, setPage] = useState<Document>();
  const [hoveredPart, setHoveredPart] = useState<PagePart>();
  const outlinedPart = hoveredPart ?? focusedPart;
  const framed = { kind: pageKind, sections: sectionsOfPages<SiteSection>(siteDocument) };
  const framedNow = useEffectEvent(() => framed);
  useScrollToPart(page, framed, focusedPart);
  const prepare = (next: Document) => {
    makeTabStop(next, setFocus);
    forwardShortcuts(next);
    watchParts(next, framedNow, { onHover: setHoveredPart, onPick: props.onEditPart });
  };
  const handleLoaded = (loaded: Document | undefined) => {
    if (loaded) setPage(loaded);
    setHoveredPart(undefined);
    onLoaded(loaded !== undefined);
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
          address={props.address}
          reloadKey={props.reloadKey}
          title={t('frame')}
          describedBy={hintId}
          onLink={props.onLink}
          onPage={prepare}
          onLoaded={handleLoaded}
        />
        {page && outlinedPart && (
          <Suspense>
            <PartOutline
              page={page}
              framed={framed}
              part={outlinedPart}
              frame={frame}
              language={siteDocument.language}
            />
          </Suspense>
        )}
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
      <button ref={end} type="button" className={`${SHOWN_ON_FOCUS} start-0 bottom-0`} onClick={props.onLeave}>
        {t('leave')}
      </button>
    </>
  );
}

/** Scrolls the page to a part when its field receives the focus, and when the page is loaded with it out of sight. */
function useScrollToPart(page: Document | undefined, framed: FramedPage, part: PagePart | undefined) {
  const show = useEffectEvent((next: PagePart) => page && scrollToPart(page, framed, next));
  const showLoaded = useEffectEvent((loaded: Document) => {
    if (part && !isPartInSight(loaded, framed, part)) scrollToPart(loaded, framed, part);
  });
  useEffect(() => {
    if (part) show(part);
  }, [part]);
  useEffect(() => {
    if (page) showLoaded(page);
  }, [page]);
}
