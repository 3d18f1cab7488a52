import type { Tx } from '#platform/server/db/database.ts';
import type { RecordKind } from '../record-kind.ts';
import { lockCollection } from '../store.ts';
import { selectField } from './store.ts';

type Options = {
  /** Whether no record may be added before the transaction ends. */
  isLocked?: boolean;
};

/** Returns a field of each of the member's records of a kind, excluding the trash, without reading their documents whole. */
export async function listField<Document extends object>(
  { sql }: Pick<Tx, 'sql'>,
  kind: Pick<RecordKind<Document>, 'name'>,
  { ownerId, field }: { ownerId: string; field: keyof Document & string },
  { isLocked = false }: Options = {},
): Promise<{ id: string; title: string; value: unknown }[]> {
  const collection = { ownerId, kind: kind.name };
  if (isLocked) await lockCollection(sql, collection);
  return selectField(sql, collection, field);
}
