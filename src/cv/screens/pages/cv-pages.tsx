import { useTranslations } from 'use-intl';
import { fieldMessage } from '#platform/api-errors.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { usePatient } from '#ui/use-patient.ts';
import { useWidth } from '#ui/use-width.ts';
import { inPlaces } from '../preview/in-places.ts';
import { Desk } from './desk.tsx';
import { PageSheet } from './page-sheet.tsx';
import type { Paper } from './papers.ts';
import { SheetSkeleton } from './sheet-skeleton.tsx';
import { type PagesOf, usePages } from './use-pages.ts';
import { useZoom } from './use-zoom.ts';
import { ZoomBar } from './zoom-bar.tsx';

type Props = { of: PagesOf; paper: Paper; background: string };

/** The pages of a CV as they print, one below the other, with zoom. */
export function CvPages({ of, paper, background }: Props) {
  const t = useTranslations('cv-history.pages');
  const wordsOf = useFailureWords();
  const query = usePages(of);
  const [place, room] = useWidth<HTMLDivElement>();
  const zoom = useZoom(room, paper.width);
  const waiting = usePatient(query.isPending);
  const pages = query.data?.pages ?? [];
  const sheet = {
    width: zoom.width ?? '100%',
    maxWidth: zoom.width ?? paper.width,
    aspectRatio: paper.ratio,
    backgroundColor: background,
  };
  return (
    <Desk className="-mt-px pt-6 sm:pt-10">
      <div ref={place} aria-busy={query.isFetching || undefined}>
        <span role="status" className="sr-only">
          {waiting ? t('loading') : ''}
        </span>
        {query.isError && (
          <div className="mx-auto mb-6 max-w-xl rounded-card bg-background">
            <ErrorState
              title={t('failed')}
              text={fieldMessage(query.error, 'document') ?? wordsOf(query.error)}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            />
          </div>
        )}
        {query.isPending && (
          <div aria-hidden="true" style={sheet} className="mx-auto overflow-hidden shadow-sheet">
            {waiting && <SheetSkeleton />}
          </div>
        )}
        {pages.length > 0 && (
          <section
            aria-label={t('list')}
            tabIndex={zoom.scale * paper.width > room ? 0 : undefined}
            className="-m-4 overflow-x-auto overflow-y-hidden p-4 sm:-m-8 sm:p-8"
          >
            <ol className={`grid gap-6 ${zoom.width === undefined ? '' : 'w-max min-w-full'}`}>
              {inPlaces(pages).map(({ key, piece: svg }, index) => (
                <li key={key} className="grid justify-items-center gap-2">
                  <div style={sheet} className="overflow-hidden shadow-sheet forced-colors:border">
                    <PageSheet svg={svg} at={index + 1} total={pages.length} />
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
    </Desk>
  );
}
