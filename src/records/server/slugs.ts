import type { Sql } from '#platform/db/database.ts';
import { invalidFields } from '#platform/errors.ts';
import { freeSlug, slugOf } from '../model/slug.ts';
import { insertSlugs, type Shelf, takenSlugs } from './store.ts';

type Wanted = { id: string; title: string; slug?: string | undefined };

/** Gives a record a name for addresses. Names that it had before go on leading to it. The shelf is held. */
export async function giveSlug(sql: Sql, shelf: Shelf, { id, title, slug }: Wanted) {
  const chosen = slug ?? freeSlug(slugOf(title), await takenByOthers(sql, shelf, slugOf(title), id));
  if (slug !== undefined && (await takenByOthers(sql, shelf, slug, id))(slug)) {
    throw invalidFields([{ path: 'slug', text: { word: 'slugTaken' } }]);
  }
  await insertSlugs(sql, [{ ...shelf, slug: chosen, recordId: id }]);
  return chosen;
}

async function takenByOthers(sql: Sql, shelf: Shelf, beginning: string, id: string) {
  const taken = await takenSlugs(sql, shelf, beginning || 'untitled');
  return (slug: string) => taken.has(slug) && taken.get(slug) !== id;
}
