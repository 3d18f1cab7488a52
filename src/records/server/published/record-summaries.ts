import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { selectById } from './store.ts';

/**
 * Returns kind, title, status, trash and takedown state of the member's records with these ids.
 * Deleted and other members' records are left out.
 */
export async function recordSummaries({ sql }: Pick<Tx, 'sql'>, ownerId: string, ids: readonly string[]) {
  const validIds = [...new Set(ids.filter((id) => isUuid(id)))];
  return validIds.length === 0 ? [] : selectById(sql, ownerId, validIds);
}
