import { invalidFields } from '#platform/pure/errors.ts';
import { slugOf } from '#platform/pure/slug.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { freeSlug, isReserved, slugStem } from '../../model/slug.ts';
import type { Collection } from '../store.ts';
import { insertSlug, insertSlugs, takenSlugs } from './store.ts';

type SlugRequest = { id: string; title: string; slug?: string | undefined };

/** Assigns a slug to a record. Former slugs keep leading to it. The caller must hold the collection lock. */
export async function assignSlug(sql: Sql, collection: Collection, { id, title, slug }: SlugRequest) {
  const stem = slugStem(slug ?? slugOf(title));
  const taken = await takenSlugs(sql, collection, stem);
  const isTaken = (name: string) => (taken.get(name) ?? id) !== id;
  if (slug !== undefined && isReserved(slug)) throw invalidSlug('usernameReserved');
  if (slug !== undefined && isTaken(slug)) throw invalidSlug('slugTaken');
  const chosen = slug ?? freeSlug(slugOf(title), isTaken);
  await insertSlugs(sql, [{ ...collection, slug: chosen, recordId: id }]);
  return chosen;
}

/**
 * Assigns a slug to a record without a lock on its collection, which a frequent save would take as long as the rest. If
 * another change takes the chosen slug first, the next free one is chosen.
 */
export async function claimSlug(sql: Sql, collection: Collection, { id, title, slug }: SlugRequest): Promise<string> {
  if (slug !== undefined && isReserved(slug)) throw invalidSlug('usernameReserved');
  const stem = slugStem(slug ?? slugOf(title));
  for (;;) {
    const taken = await takenSlugs(sql, collection, stem);
    const isTaken = (name: string) => (taken.get(name) ?? id) !== id;
    if (slug !== undefined && isTaken(slug)) throw invalidSlug('slugTaken');
    const chosen = slug ?? freeSlug(slugOf(title), isTaken);
    if (taken.has(chosen) || (await insertSlug(sql, { ...collection, slug: chosen, recordId: id }))) return chosen;
  }
}

const invalidSlug = (word: 'usernameReserved' | 'slugTaken') => invalidFields([{ path: 'slug', text: { word } }]);

/**
 * Chooses slugs for many records in their order: the preferred slug if it is free, otherwise one based on the title.
 * The caller must hold the collection lock and insert the slugs once the records exist.
 */
export async function chooseSlugs(sql: Sql, collection: Collection, requests: readonly Omit<SlugRequest, 'id'>[]) {
  const taken = new Set((await takenSlugs(sql, collection, '')).keys());
  return requests.map(({ title, slug }) => {
    const chosen = freeSlug(slug || slugOf(title), (name) => taken.has(name));
    taken.add(chosen);
    return chosen;
  });
}
