import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import type { Cv, CvVersion } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { blockStyle } from '../pages/block-style.ts';
import { PageCanvas } from '../pages/page-canvas.tsx';
import { PageImage } from '../pages/page-image.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { paperPointsOf, paperSizeOf } from '../pages/paper-size.ts';
import { type PagesSource, usePages } from '../pages/use-pages.ts';
import { withIndexKeys } from '../pages/with-index-keys.ts';
import { changedBlocks } from './changed-blocks.ts';

type Document = Pick<Cv, 'document'>;
type Props = { cv: Cv; version: CvVersion & Document };

/** The pages of a version beside the current ones. What changed is marked on both. */
export function ComparedPages({ cv, version }: Props) {
  const { id, revision, document } = cv;
  const t = useTranslations('cv-history');
  const options = cvApi.compare.queryOptions({ input: { id, version: version.id } });
  const { data } = useQuery({ ...options, queryKey: [...options.queryKey, revision] });
  const changes = data?.changes ?? [];
  return (
    <PageCanvas className="-mt-px pt-6 sm:pt-10">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
        <MarkedPages
          title={t('old.thisVersion')}
          source={{ id, revision, version }}
          document={version.document}
          marked={changedBlocks(changes, version.document)}
        />
        <MarkedPages
          title={t('history.now')}
          source={{ id, revision }}
          document={document}
          marked={changedBlocks(changes, document)}
        />
      </div>
    </PageCanvas>
  );
}

type MarkedPagesProps = Document & {
  title: string;
  source: PagesSource;
  /** Ids of blocks for each change, of which the first that the pages have is marked. */
  marked: string[][];
};

/** Pages of a CV below a title, with marks on blocks. */
function MarkedPages({ title, source, document: { design }, marked }: MarkedPagesProps) {
  const t = useTranslations('cv-history.pages');
  const query = usePages(source);
  const paper = paperPointsOf(design.page);
  const pageStyle = { aspectRatio: paperSizeOf(design.page).ratio, backgroundColor: design.background };
  const present = new Set(query.data?.blocks.map(({ id }) => id));
  const shown = new Set(marked.map((ids) => ids.find((id) => present.has(id))));
  return (
    <section aria-label={title} aria-busy={query.isFetching || undefined} className="min-w-0">
      <h2 className="mb-3 font-medium">{title}</h2>
      {query.isError && (
        <div className="rounded-card bg-background">
          <LoadError title={t('failed')} query={query} />
        </div>
      )}
      {query.isPending && (
        <div aria-hidden="true" style={pageStyle} className="overflow-hidden shadow-sheet">
          <PageSkeleton />
        </div>
      )}
      <ol className="grid gap-6">
        {withIndexKeys(query.data?.pages ?? []).map(({ key, item: svg }, index) => (
          <li key={key} style={pageStyle} className="relative overflow-hidden shadow-sheet forced-colors:border">
            <PageImage svg={svg} at={index + 1} total={query.data?.pages.length ?? 0} />
            {query.data?.blocks
              .filter(({ id, page }) => page === index && shown.has(id))
              .map((block) => (
                <span
                  key={block.id}
                  data-changed=""
                  aria-hidden="true"
                  style={blockStyle(block, paper)}
                  className="pointer-events-none absolute border-warning border-s-2 bg-warning/10"
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
