import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import type { Cv } from '../../contract.ts';
import { blockStyle } from '../pages/block-style.ts';
import { PageImage } from '../pages/page-image.tsx';
import { PageSkeleton } from '../pages/page-skeleton.tsx';
import { paperPointsOf, paperSizeOf } from '../pages/paper-size.ts';
import { type PagesSource, usePages } from '../pages/use-pages.ts';
import { withIndexKeys } from '../pages/with-index-keys.ts';

type MarkedPagesProps = Pick<Cv, 'document'> & {
  title: ReactNode;
  /** The accessible name of the pages. */
  label: string;
  source: PagesSource;
  /** Ids of blocks for each change, of which the first that the pages have is marked. */
  marked: string[][];
  /** The change whose block is emphasized. */
  current?: number | undefined;
  /** Called with the id of a block that is clicked. Pointer only: keys reach what it shows elsewhere. */
  onSelect?: ((blockId: string) => void) | undefined;
};

/** Pages of a CV below a title, with marks on blocks. */
export function MarkedPages({
  title,
  label,
  source,
  document: { design },
  marked,
  current,
  onSelect,
}: MarkedPagesProps) {
  const t = useTranslations('cv-history.pages');
  const query = usePages(source);
  const paper = paperPointsOf(design.page);
  const pageStyle = { aspectRatio: paperSizeOf(design.page).ratio, backgroundColor: design.background };
  const present = new Set(query.data?.blocks.map(({ id }) => id));
  const blockIds = marked.map((ids) => ids.find((id) => present.has(id)));
  const shown = new Set(blockIds);
  const currentId = current === undefined ? undefined : blockIds[current];
  return (
    <section aria-label={label} aria-busy={query.isFetching || undefined} className="min-w-0">
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
            {onSelect &&
              query.data?.blocks
                .filter(({ page }) => page === index)
                .map((block) => (
                  <button
                    key={block.id}
                    type="button"
                    tabIndex={-1}
                    aria-hidden="true"
                    style={blockStyle(block, paper)}
                    onClick={() => onSelect(block.id)}
                    className="absolute cursor-text hover:bg-primary/5"
                  />
                ))}
            {query.data?.blocks
              .filter(({ id, page }) => page === index && shown.has(id))
              .map((block) => (
                <span
                  key={block.id}
                  data-changed={block.id === currentId ? 'current' : ''}
                  aria-hidden="true"
                  style={blockStyle(block, paper)}
                  className="pointer-events-none absolute scroll-my-24 border-warning border-s-2 bg-warning/10 data-[changed=current]:outline-2 data-[changed=current]:outline-warning"
                />
              ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
