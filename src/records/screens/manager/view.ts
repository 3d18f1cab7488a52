import type { RecordSort } from '../../contract.ts';
import { TRASH } from './shelf.ts';

/** Filters and sort order of a list, as in the URL. An empty string means no filter. */
export type View = { q: string; status: string; tag: string; kind: string; sort: RecordSort };

type Known = {
  statuses: readonly { value: string }[];
  kinds?: readonly { value: string }[] | undefined;
  sorts: readonly RecordSort[];
};

const NAMES = ['q', 'status', 'tag', 'kind', 'sort'] as const;
/** Maximum lengths that the API accepts. */
const LONGEST = { q: 200, tag: 100 };

/** Reads the view from the query parameters, ignoring unknown values, as the URL may have been edited by hand. */
export function readView(address: URLSearchParams, { statuses, kinds = [], sorts }: Known): View {
  const text = (name: keyof View) => address.get(name) ?? '';
  const oneOf = (name: keyof View, known: readonly { value: string }[]) =>
    known.some(({ value }) => value === text(name)) ? text(name) : '';
  return {
    q: text('q').slice(0, LONGEST.q),
    tag: text('tag').slice(0, LONGEST.tag),
    status: oneOf('status', [...statuses, { value: TRASH }]),
    kind: oneOf('kind', kinds),
    sort: sorts.find((sort) => sort === text('sort')) ?? 'order',
  };
}

/** Returns the query parameters with a change to the view applied. */
export function withView(address: URLSearchParams, change: Partial<View>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of NAMES) {
    const value = change[name];
    if (value === undefined) continue;
    if (value === '' || (name === 'sort' && value === 'order')) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Reports whether a filter is active. The trash does not count as one. */
export const isNarrowed = ({ q, status, tag, kind }: View) =>
  q !== '' || tag !== '' || kind !== '' || (status !== '' && status !== TRASH);

/** Reports whether the list can be reordered: in the custom order and without filters. */
export const isSortable = (view: View) => view.sort === 'order' && view.status !== TRASH && !isNarrowed(view);
