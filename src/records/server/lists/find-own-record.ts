import type { Tx } from '#platform/server/db/database.ts';
import type { ShownRecord } from '../published/shown-on-site.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import { findRecord } from '../store.ts';

/** Returns one of a member's records in any status, also from the trash. Its slug is empty if it was never shown. */
export async function findOwnRecord<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { ownerId, id }: { ownerId: string; id: string },
): Promise<ShownRecord<Document> | undefined> {
  const found = await findRecord(sql, { ownerId, kind: kind.name }, id);
  return found && { id, slug: found.slug ?? '', updatedAt: found.updatedAt, document: documentOf(kind, found) };
}
