import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useScrollRow } from '#ui/layout/use-scroll-row.ts';
import type { RecordFacets } from '../../contract.ts';
import { type ManagedCollection, type RecordListItem, TRASH } from './managed-collection.ts';
import type { useListView } from './use-list-view.ts';

type Props<Item extends RecordListItem> = {
  collection: ManagedCollection<Item>;
  facets: RecordFacets | undefined;
} & Pick<ReturnType<typeof useListView>, 'view' | 'linkTo'>;

/** Status filter: all records, each status and the trash, with counts. */
export function StatusNav<Item extends RecordListItem>({ collection, facets, view, linkTo }: Props<Item>) {
  const t = useTranslations('records.manager');
  const format = useFormatter();
  const tabs = [
    { value: '', label: t('all'), count: facets?.total },
    ...collection.statuses.map(({ value, plural }) => ({ value, label: plural, count: countOf(facets, value) })),
    { value: TRASH, label: t('trash'), count: countOf(facets, TRASH) },
  ];
  const row = useScrollRow(view.status, tabs.length);
  return (
    <div className="min-w-0 border-border border-b">
      <nav ref={row} aria-label={t('statuses', { title: collection.texts.title })} className="scroll-row flex gap-5">
        {tabs.map(({ value, label, count }) => (
          <Link
            key={value}
            to={linkTo({ status: value })}
            preventScrollReset
            aria-current={view.status === value ? 'page' : undefined}
            className={`inline-flex h-11 shrink-0 items-center gap-2 rounded-t-control border-b-2 font-medium transition-colors focus-visible:-outline-offset-2 ${view.status === value ? 'border-primary text-text' : 'border-transparent text-text-secondary hover:text-text'}`}
          >
            {label}
            {count !== undefined && (
              <span className="rounded-full bg-hover px-1.5 text-text-secondary text-xs tabular-nums">
                {format.number(count)}
              </span>
            )}
          </Link>
        ))}
      </nav>
    </div>
  );
}

const countOf = (facets: RecordFacets | undefined, status: string) => facets && (facets.statuses[status] ?? 0);
