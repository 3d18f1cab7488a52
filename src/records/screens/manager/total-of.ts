import type { RecordFacets } from '../../contract.ts';
import type { ListView } from './list-view.ts';

/** Returns the number of records in a view, or undefined if it is unknown before all pages are loaded. */
export function totalOf(view: ListView, facets: RecordFacets | undefined, loadedCount: number, hasMore: boolean) {
  if (!hasMore) return loadedCount;
  if (!facets || view.q !== '' || view.kind !== '') return undefined;
  if (view.tag === '') return view.status === '' ? facets.total : facets.statuses[view.status];
  return view.status === '' ? facets.tags.find(({ tag }) => tag === view.tag)?.count : undefined;
}
