import type { RecordSort } from '../../contract.ts';
import { TRASH } from './managed-collection.ts';

/** Filters and sort order of a list, as in the URL. An empty string means no filter. */
export type ListView = { q: string; status: string; tag: string; kind: string; sort: RecordSort };

type ListViewOptions = {
  statuses: readonly { value: string }[];
  kinds?: readonly { value: string }[] | undefined;
  sorts: readonly RecordSort[];
};

const PARAM_NAMES = ['q', 'status', 'tag', 'kind', 'sort'] as const;
/** Maximum lengths that the API accepts. */
const MAX_LENGTHS = { q: 200, tag: 100 };

/** Reads the view from the query parameters, ignoring unknown values, as the URL may have been edited by hand. */
export function readView(searchParams: URLSearchParams, { statuses, kinds = [], sorts }: ListViewOptions): ListView {
  const text = (name: keyof ListView) => searchParams.get(name) ?? '';
  const oneOf = (name: keyof ListView, options: readonly { value: string }[]) =>
    options.some(({ value }) => value === text(name)) ? text(name) : '';
  return {
    q: text('q').slice(0, MAX_LENGTHS.q),
    tag: text('tag').slice(0, MAX_LENGTHS.tag),
    status: oneOf('status', [...statuses, { value: TRASH }]),
    kind: oneOf('kind', kinds),
    sort: sorts.find((sort) => sort === text('sort')) ?? 'order',
  };
}

/** Returns the query parameters with a change to the view applied. */
export function withView(searchParams: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const next = new URLSearchParams(searchParams);
  for (const name of PARAM_NAMES) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === '' || (name === 'sort' && value === 'order')) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Reports whether a filter is active. The trash does not count as one. */
export const isFiltered = ({ q, status, tag, kind }: ListView) =>
  q !== '' || tag !== '' || kind !== '' || (status !== '' && status !== TRASH);

/** Reports whether the list can be reordered: in the custom order and without filters. */
export const isSortable = (view: ListView) => view.sort === 'order' && view.status !== TRASH && !isFiltered(view);
