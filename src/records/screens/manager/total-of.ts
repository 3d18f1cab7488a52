import type { RecordFacets } from '../../contract.ts';
import type { View } from './view.ts';

/** Returns the number of records in a view, or undefined if it is unknown before all pages are loaded. */
export function totalOf(view: View, facets: RecordFacets | undefined, fetched: number, more: boolean) {
  if (!more) return fetched;
  if (!facets || view.q !== '' || view.kind !== '') return undefined;
  if (view.tag === '') return view.status === '' ? facets.total : facets.statuses[view.status];
  return view.status === '' ? facets.tags.find(({ tag }) => tag === view.tag)?.count : undefined;
}
