import type { Sql } from '#platform/db/database.ts';
import { invalidFields } from '#platform/errors.ts';
import { freeSlug, isReserved, slugOf, slugStem } from '../../model/slug.ts';
import type { Shelf } from '../store.ts';
import { insertSlugs, takenSlugs } from './store.ts';

type Wanted = { id: string; title: string; slug?: string | undefined };

/** Assigns a slug to a record. Former slugs keep leading to it. The caller must hold the shelf lock. */
export async function giveSlug(sql: Sql, shelf: Shelf, { id, title, slug }: Wanted) {
  const stem = slugStem(slug ?? slugOf(title));
  const taken = await takenSlugs(sql, shelf, stem);
  const isTaken = (name: string) => (taken.get(name) ?? id) !== id;
  if (slug !== undefined && isReserved(slug)) throw refused('usernameReserved');
  if (slug !== undefined && isTaken(slug)) throw refused('slugTaken');
  const chosen = slug ?? freeSlug(slugOf(title), isTaken);
  await insertSlugs(sql, [{ ...shelf, slug: chosen, recordId: id }]);
  return chosen;
}

const refused = (word: 'usernameReserved' | 'slugTaken') => invalidFields([{ path: 'slug', text: { word } }]);

/**
 * Chooses slugs for many records in their order: the preferred slug if it is free, otherwise one based on the title.
 * The caller must hold the shelf lock and insert the slugs once the records exist.
 */
export async function findSlugs(sql: Sql, shelf: Shelf, wanted: readonly Omit<Wanted, 'id'>[]) {
  const taken = new Set((await takenSlugs(sql, shelf, '')).keys());
  return wanted.map(({ title, slug }) => {
    const chosen = freeSlug(slug || slugOf(title), (name) => taken.has(name));
    taken.add(chosen);
    return chosen;
  });
}
