import type { Tx } from '#platform/db/database.ts';
import { documentOf, type RecordKind } from '../kind.ts';
import { findPublished } from '../store.ts';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Wanted = {
  id: string;
  /** Which of its statuses let others see it. */
  statuses: readonly string[];
  /** Whose own is there for them whatever its status. */
  reader?: string | undefined;
};

/**
 * A record as readers may see it. What is not there, is nobody else's business, lies in the trash or belongs to somebody
 * who was deactivated is all the same nothing, found out by the same single question.
 */
export async function readPublished<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: RecordKind<Document>,
  { id, statuses, reader }: Wanted,
) {
  if (!ID.test(id)) return undefined;
  const found = await findPublished(sql, { kind: kind.name, id, statuses, reader });
  return (
    found && {
      ...{ id: found.id, ownerId: found.ownerId, updatedAt: found.updatedAt },
      document: documentOf(kind, found),
    }
  );
}
