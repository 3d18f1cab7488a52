import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { RecordKind } from './record-kind.ts';
import { lockRecords } from './store.ts';

/** Returns the member's record, locked until the transaction ends; undefined if it is missing or in the trash. */
export async function lockOwnRecord(
  { sql }: Pick<Tx, 'sql'>,
  { name }: Pick<RecordKind, 'name'>,
  { ownerId, id }: { ownerId: string; id: string },
) {
  if (!isUuid(id)) return undefined;
  const [stored] = await lockRecords(sql, { ownerId, kind: name }, [id]);
  return stored?.trashedAt ? undefined : stored;
}
