import type { Tx } from '#platform/db/database.ts';
import { selectById } from './store.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * What of a member's bears these ids: its kind, what it is called, who may see it, and whether it lies in the trash or was
 * taken down. What is gone, or is somebody else's, is not among it.
 */
export async function recordsById({ sql }: Pick<Tx, 'sql'>, ownerId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids.filter((id) => ID.test(id)))];
  return wanted.length === 0 ? [] : selectById(sql, ownerId, wanted);
}
