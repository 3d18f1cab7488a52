import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import { findPublished } from '../store.ts';

type ReadPublishedInput = {
  id: string;
  /** Statuses in which others can see the record. */
  statuses: readonly string[];
  /** Id of the reader, who always sees their own records. */
  reader?: string | undefined;
};

/**
 * Returns a record that a reader may see. Missing, private, trashed and deactivated members' records all return
 * undefined after one query, so that the cases cannot be distinguished.
 */
export async function readPublished<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { id, statuses, reader }: ReadPublishedInput,
) {
  if (!isUuid(id)) return undefined;
  const found = await findPublished(sql, { kind: kind.name, id, statuses, reader });
  return (
    found && {
      ...{ id: found.id, ownerId: found.ownerId, slug: found.slug ?? '', updatedAt: found.updatedAt },
      document: documentOf(kind, found),
    }
  );
}
