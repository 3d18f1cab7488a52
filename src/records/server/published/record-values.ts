import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { RecordKind } from '../record-kind.ts';
import { selectValues } from '../store.ts';

type RecordValuesInput = { ownerId: string; ids: readonly string[]; paths: readonly string[] };

/** Returns the values at some paths (SQL/JSON) of documents, without reading the documents whole. */
export async function recordValues(
  { sql }: Pick<Tx, 'sql'>,
  kind: Pick<RecordKind, 'name'>,
  { ownerId, ids, paths }: RecordValuesInput,
): Promise<{ id: string; values: unknown[][] }[]> {
  const validIds = [...new Set(ids.filter((id) => isUuid(id)))];
  return validIds.length === 0 ? [] : selectValues(sql, { ownerId, kind: kind.name }, validIds, paths);
}
