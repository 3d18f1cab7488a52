import type { Tx } from '#platform/server/db/database.ts';
import { skeletonOf } from '../../model/username.ts';
import { findConflictingNames } from './store.ts';

/** Reports whether a member has this username, or had it and it still leads to them. */
export async function isUsernameKnown({ sql }: Pick<Tx, 'sql'>, username: string, now: Date) {
  const names = await findConflictingNames(sql, [skeletonOf(username)], undefined, now);
  return names.some((name) => name.username === username);
}
