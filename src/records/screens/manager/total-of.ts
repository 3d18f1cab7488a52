import type { RecordFacets } from '../../contract.ts';
import type { View } from './view.ts';

/** How many records a view has, where that is known without fetching them all. */
export function totalOf(view: View, facets: RecordFacets | undefined, fetched: number, more: boolean) {
  if (!more) return fetched;
  if (!facets || view.q !== '' || view.kind !== '') return undefined;
  if (view.tag === '') return view.status === '' ? facets.total : facets.statuses[view.status];
  return view.status === '' ? facets.tags.find(({ tag }) => tag === view.tag)?.count : undefined;
}
