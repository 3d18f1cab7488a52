import { useTranslations } from 'use-intl';
import { useDelayedLoading } from '#ui/feedback/use-delayed-loading.ts';
import { useWidth } from '#ui/use-width.ts';
import { PageCanvas } from './page-canvas.tsx';
import { PageImage } from './page-image.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { PagesError } from './pages-error.tsx';
import type { PaperSize } from './paper-size.ts';
import { type PagesSource, usePages } from './use-pages.ts';
import { useZoom } from './use-zoom.ts';
import { withIndexKeys } from './with-index-keys.ts';
import { ZoomBar } from './zoom-bar.tsx';

type Props = { source: PagesSource; paper: PaperSize; background: string };

/** The pages of a CV as they print, one below the other, with zoom. */
export function CvPages({ source, paper, background }: Props) {
  const t = useTranslations('cv-history.pages');
  const query = usePages(source);
  const [container, availableWidth] = useWidth<HTMLDivElement>();
  const zoom = useZoom(availableWidth, paper.width);
  const waiting = useDelayedLoading(query.isPending);
  const pages = query.data?.pages ?? [];
  const pageStyle = {
    width: zoom.width ?? '100%',
    maxWidth: zoom.width ?? paper.width,
    aspectRatio: paper.ratio,
    backgroundColor: background,
  };
  return (
    <PageCanvas className="-mt-px pt-6 sm:pt-10">
      <div ref={container} aria-busy={query.isFetching || undefined}>
        <span role="status" className="sr-only">
          {waiting ? t('loading') : ''}
        </span>
        {query.isError && (
          <div className="mx-auto mb-6 max-w-xl rounded-card bg-background">
            <PagesError query={query} />
          </div>
        )}
        {query.isPending && (
          <div aria-hidden="true" style={pageStyle} className="mx-auto overflow-hidden shadow-sheet">
            {waiting && <PageSkeleton />}
          </div>
        )}
        {pages.length > 0 && (
          <section
            aria-label={t('list')}
            tabIndex={zoom.scale * paper.width > availableWidth ? 0 : undefined}
            className="-m-4 overflow-x-auto overflow-y-hidden p-4 sm:-m-8 sm:p-8"
          >
            <ol className={`grid gap-6 ${zoom.width === undefined ? '' : 'w-max min-w-full'}`}>
              {withIndexKeys(pages).map(({ key, item: svg }, index) => (
                <li key={key} className="grid justify-items-center gap-2">
                  <div style={pageStyle} className="overflow-hidden shadow-sheet forced-colors:border">
                    <PageImage svg={svg} at={index + 1} total={pages.length} />
                  </div>
                  <span aria-hidden="true" className="text-text-secondary text-xs tabular-nums">
                    {t('page', { at: index + 1, total: pages.length })}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      {pages.length > 0 && <ZoomBar zoom={zoom} />}
    </PageCanvas>
  );
}
