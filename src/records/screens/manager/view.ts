import type { RecordSort } from '../../contract.ts';
import { TRASH } from './shelf.ts';

/** What is looked at, as the address says it. Nothing chosen is an empty text. */
export type View = { q: string; status: string; tag: string; kind: string; sort: RecordSort };

type Known = {
  statuses: readonly { value: string }[];
  kinds?: readonly { value: string }[] | undefined;
  sorts: readonly RecordSort[];
};

const NAMES = ['q', 'status', 'tag', 'kind', 'sort'] as const;
/** The longest that the API takes. */
const LONGEST = { q: 200, tag: 100 };

/** An address may have been written by hand: what is not known in it is not there. */
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

/** The same address with something changed in what is looked at. */
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

/** Whether not all of them are looked at. The trash is a place of its own. */
export const isNarrowed = ({ q, status, tag, kind }: View) =>
  q !== '' || tag !== '' || kind !== '' || (status !== '' && status !== TRASH);

/** Whether the order can be changed: it is the own one, and all of it is there. */
export const isSortable = (view: View) => view.sort === 'order' && view.status !== TRASH && !isNarrowed(view);
