import type { Tx } from '#platform/server/db/database.ts';
import type { RecordsCtx } from './context.ts';
import { documentOf, type RecordKind } from './record-kind.ts';
import { withSlugWhenShown } from './slugs/slug-when-shown.ts';
import { type StoredRecord, updateRecord } from './store.ts';
import { columnsOf } from './write-document.ts';

/** Applies one of its kind's actions to a locked record, or moves it into or out of the trash. Checks no rights. */
export async function applyAction<Document extends object>(
  { clock, pages }: Pick<RecordsCtx, 'clock' | 'pages'>,
  tx: Tx,
  kind: RecordKind<Document>,
  record: StoredRecord,
  action: string,
): Promise<StoredRecord> {
  const now = clock.now();
  pages.invalidate(tx, record.ownerId);
  const change = { ...changeOf(kind, record, action, now), revision: record.revision + 1, updatedAt: now };
  return withSlugWhenShown(tx.sql, kind, await updateRecord(tx.sql, record.id, change));
}

function changeOf<Document extends object>(
  kind: RecordKind<Document>,
  record: StoredRecord,
  action: string,
  now: Date,
) {
  if (action === 'trash') return { trashedAt: record.trashedAt ?? now };
  if (action === 'restore') return { trashedAt: null };
  return columnsOf(kind, kind.applyAction(documentOf(kind, record), action, now));
}
