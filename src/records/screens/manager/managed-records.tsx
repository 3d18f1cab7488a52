import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { TakenDown } from '../takedowns/taken-down.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListState } from './list-state.tsx';
import { Nothing } from './nothing.tsx';
import { Records } from './records.tsx';
import type { Listed, Look, Shelf } from './shelf.ts';
import { TRASH } from './shelf.ts';
import { StatusNav } from './status-nav.tsx';
import { focusHeading, useKeptFocus } from './use-kept-focus.ts';
import { useLook } from './use-look.ts';
import { useRecords } from './use-records.ts';
import { useView } from './use-view.ts';
import { isNarrowed } from './view.ts';

type Props<Item extends Listed> = {
  shelf: Shelf<Item>;
  /** Page header actions, shown once there are records. */
  actions: ReactNode;
  /** Actions of the empty state. */
  begin: ReactNode;
};

/** List of a member's records of one kind, with search, filters, sorting, reordering and bulk actions. */
export function ManagedRecords<Item extends Listed>({ shelf, actions, begin }: Props<Item>) {
  const t = useTranslations('records.manager');
  const looks: Look[] = shelf.timeline ? ['grid', 'list', 'timeline'] : ['grid', 'list'];
  const [look, setLook] = useLook(shelf.name, looks);
  const { view: asked, change, linkTo } = useView(shelf);
  // The timeline is always sorted by date, newest first, ignoring the chosen sort order.
  const view = look === 'timeline' ? { ...asked, sort: 'date' as const } : asked;
  const { list, items, facets, unsure } = useRecords(shelf, view);
  const untouched = !isNarrowed(view) && view.status !== TRASH && facets?.total === 0 && !facets.statuses[TRASH];
  const keptFocus = useKeptFocus(items);
  const clear = () => {
    change({ q: '', status: '', tag: '', kind: '' });
    focusHeading();
  };
  return (
    <div className="grid gap-5">
      <PageTitle>{shelf.words.title}</PageTitle>
      <PageHeader title={shelf.words.title} action={!untouched && actions} />
      {shelf.takenDownAs && <TakenDown kinds={[shelf.takenDownAs]} />}
      {!untouched && (
        <>
          <StatusNav {...{ shelf, facets, view, linkTo }} />
          <FilterBar {...{ shelf, facets, look, looks, view, change }} onLook={setLook} />
        </>
      )}
      {view.status === TRASH && items.length > 0 && <p className="text-text-secondary">{t('trashText')}</p>}
      <div {...keptFocus}>
        <ListState list={list} unsure={unsure} skeleton={<ListSkeleton look={look} cards={shelf.cards} />}>
          {items.length > 0 ? (
            <Records {...{ shelf, view, look, list, items, facets, linkTo }} />
          ) : (
            <Nothing shelf={shelf} view={view} onClear={clear} begin={begin} />
          )}
        </ListState>
      </div>
    </div>
  );
}
