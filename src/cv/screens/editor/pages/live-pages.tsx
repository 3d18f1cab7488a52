import { memo, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage, isApiError } from '#platform/pure/api-errors.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useOnline } from '#ui/feedback/use-online.ts';
import { useWidth } from '#ui/use-width.ts';
import type { Design } from '../../../model/design.ts';
import { languageOf } from '../../../model/language-of.ts';
import { PageSkeleton } from '../../pages/page-skeleton.tsx';
import { paperSizeOf } from '../../pages/paper-size.ts';
import { useZoom } from '../../pages/use-zoom.ts';
import { ZoomBar } from '../../pages/zoom-bar.tsx';
import { CHUNKS, lazyAfterInitialLoad } from '../lazy-chunks.ts';
import type { HoveredBlocks } from '../use-hover-marks.ts';
import type { CvWriter } from '../writing/cv-writer.ts';
import { LivePage, type OpenBlock } from './live-page.tsx';
import type { SectionDrag } from './section-drag.ts';
import { useLivePages } from './use-live-pages.ts';

type Props = {
  writer: CvWriter;
  design: Design;
  /** The ids of the nodes being edited, innermost first. */
  active: readonly string[];
  hovered: HoveredBlocks;
  /** Called with the id of the block under the pointer. */
  onHover: ((id: string | undefined) => void) | undefined;
  onNavigate: OpenBlock | undefined;
  label: string;
  /** The letter whose pages are shown; undefined for the CV's own. */
  letter: { id: string; name: string } | undefined;
  /** Returns to the pages of the CV. */
  onBack: () => void;
  sectionDrag: SectionDrag;
  hasSidebar: boolean;
};

const FitOffer = lazyAfterInitialLoad(async () => (await CHUNKS.content()).FitOffer);
const SectionDropLayer = lazyAfterInitialLoad(async () => (await CHUNKS.content()).SectionDropLayer);

/** Preview of the pages as they will print, updated while the member edits. */
export const LivePages = memo(function LivePages(props: Props) {
  const { writer, design, active, hovered, onHover, onNavigate, label, letter, onBack } = props;
  const { sectionDrag, hasSidebar } = props;
  const t = useTranslations('cv-editor');
  const tPages = useTranslations('cv-history.pages');
  const messageOf = useErrorText();
  const { page, background, language } = design;
  const { direction } = languageOf(language);
  const paper = paperSizeOf(page);
  const { renderedPages, painter, error, busy } = useLivePages(writer, letter?.id);
  const [container, availableWidth] = useWidth<HTMLDivElement>();
  const zoom = useZoom(availableWidth, paper.width);
  const scrollArea = useRef<HTMLElement>(null);
  const firstOnPages = (ids: readonly string[]) =>
    ids.find((one) => renderedPages?.some(({ blocks }) => blocks.some(({ id }) => id === one)));
  const block = firstOnPages(active);
  const hoveredBlock = firstOnPages(useSyncExternalStore(hovered.subscribe, hovered.read));
  const total = renderedPages?.length ?? 0;
  const width = zoom.width ?? Math.min(availableWidth, paper.width);
  const pageStyle = { width, aspectRatio: paper.ratio, backgroundColor: background };

  const pixels = useScreenPixels(width);
  const online = useOnline();
  useEffect(() => painter?.resize(pixels), [painter, pixels]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it scrolls when the block changes, not on each render
  useEffect(() => {
    scrollArea.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [block]);

  return (
    <section
      ref={scrollArea}
      data-desk=""
      aria-label={label}
      aria-busy={busy || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scroll containers must be reachable by keyboard
      tabIndex={0}
      className="relative min-w-0 flex-1 overflow-auto bg-desk px-4 py-6 focus-visible:-outline-offset-2 sm:px-8 sm:py-10"
    >
      <div ref={container}>
        {letter && (
          <p className="mx-auto mb-4 flex max-w-xl flex-wrap items-center justify-center gap-x-3 text-text-secondary text-xs">
            <span dir="auto" className="min-w-0 truncate">
              {letter.name}
            </span>
            <button type="button" onClick={onBack} className={`${buttonStyle('quiet')} min-h-7 text-xs`}>
              {t('backToCv')}
            </button>
          </p>
        )}
        {error !== undefined && (
          <div className="sticky top-4 z-10 h-0">
            <p
              role="alert"
              className="relative -top-3 mx-auto max-w-xl rounded-card border border-border bg-floating px-4 py-2 shadow-float"
            >
              {t(online ? 'notSet' : 'notSetOffline')}{' '}
              {isApiError(error) && (fieldMessage(error, 'document') ?? messageOf(error))}
            </p>
          </div>
        )}
        {!renderedPages && error === undefined && (
          <div aria-hidden="true" style={pageStyle} className="mx-auto overflow-hidden shadow-sheet">
            <PageSkeleton />
          </div>
        )}
        <ol className="grid w-max min-w-full gap-6">
          {painter &&
            renderedPages?.map(({ blocks }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its position
              <li key={index} className="grid justify-items-center gap-2">
                <div
                  data-page-at={index}
                  style={pageStyle}
                  className="relative overflow-hidden shadow-sheet forced-colors:border"
                >
                  <LivePage
                    painter={painter}
                    at={index}
                    alt={tPages('page', { at: index + 1, total })}
                    blocks={blocks}
                    active={block}
                    hovered={hoveredBlock}
                    onHover={onHover}
                    page={page}
                    dir={direction}
                    onNavigate={onNavigate}
                  />
                </div>
                <span aria-hidden="true" className="text-text-secondary text-xs tabular-nums">
                  {tPages('page', { at: index + 1, total })}
                </span>
              </li>
            ))}
        </ol>
        {renderedPages && !letter && (
          <Suspense>
            <FitOffer writer={writer} pages={renderedPages} />
          </Suspense>
        )}
      </div>
      {renderedPages && !letter && (
        <Suspense>
          <SectionDropLayer
            {...{ writer, page, hasSidebar }}
            drag={sectionDrag}
            area={scrollArea}
            pages={renderedPages}
          />
        </Suspense>
      )}
      {renderedPages && <ZoomBar zoom={zoom} />}
    </section>
  );
});

/** Converts a width in CSS pixels to device pixels, and updates with browser zoom and screen changes. */
function useScreenPixels(width: number) {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    const screen = matchMedia(`(resolution: ${ratio}dppx)`);
    const update = () => setRatio(window.devicePixelRatio);
    screen.addEventListener('change', update);
    return () => screen.removeEventListener('change', update);
  }, [ratio]);
  return Math.round(width * ratio);
}
