import type { Tx } from '#platform/server/db/database.ts';
import { findUser, type StoredUser, selectNames } from '../store.ts';

/** Returns the names and addresses of members by uid, omitting deleted ones. */
export async function findPersonNames({ sql }: Pick<Tx, 'sql'>, uids: readonly string[]) {
  const people = uids.length === 0 ? [] : await selectNames(sql, [...new Set(uids)]);
  return new Map<string, Pick<StoredUser, 'displayName' | 'email' | 'username'>>(
    people.map(({ uid, ...names }) => [uid, names]),
  );
}

/** Returns the uid of the member with this email address, username or uid. */
export async function findPerson({ sql }: Pick<Tx, 'sql'>, text: string) {
  const folded = text.trim().toLowerCase();
  const [found] = [
    await findUser(sql, { email: folded }),
    folded === '' ? undefined : await findUser(sql, { username: folded }),
    await findUser(sql, text.trim()),
  ].filter((user) => user !== undefined);
  return found?.id;
}
