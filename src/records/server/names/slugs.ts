import type { Sql } from '#platform/db/database.ts';
import { invalidFields } from '#platform/errors.ts';
import { freeSlug, isReserved, slugOf, slugStem } from '../../model/slug.ts';
import type { Shelf } from '../store.ts';
import { insertSlugs, takenSlugs } from './store.ts';

type Wanted = { id: string; title: string; slug?: string | undefined };

/** Gives a record a name for addresses. Names that it had before go on leading to it. The shelf is held. */
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
 * Finds names for many at once: the wished-for one where it is free, otherwise one after the title. The shelf is held.
 * Answers them in the same order; they are taken once their records are there.
 */
export async function findSlugs(sql: Sql, shelf: Shelf, wanted: readonly Omit<Wanted, 'id'>[]) {
  const taken = new Set((await takenSlugs(sql, shelf, '')).keys());
  return wanted.map(({ title, slug }) => {
    const chosen = freeSlug(slug || slugOf(title), (name) => taken.has(name));
    taken.add(chosen);
    return chosen;
  });
}
