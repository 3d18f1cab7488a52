import type { Tx } from '#platform/db/database.ts';
import { newId } from '#platform/ids.ts';
import type { RecordsCtx, StoredRecord } from '#records/service.ts';
import { deleteOldest, insertVersion } from './store.ts';

/** Work goes on after a shorter break than this; after a longer one, how it was before is kept. */
const BREAK_MILLISECONDS = 30 * 60 * 1000;
const MOST_KEPT = 100;

/** Keeps how a CV was at the end of the last time of work, before the first change of the next. */
export async function keepSession({ clock }: RecordsCtx, tx: Tx, stored: StoredRecord) {
  if (clock.now().getTime() - stored.updatedAt.getTime() >= BREAK_MILLISECONDS) await keepAsItIs({ clock }, tx, stored);
}

/** Keeps how a CV is now. */
export async function keepAsItIs({ clock }: Pick<RecordsCtx, 'clock'>, { sql }: Tx, stored: StoredRecord) {
  const { id, ownerId, revision, version, updatedAt } = stored;
  const document = (stored.document as { document: Record<string, unknown> }).document;
  await insertVersion(sql, {
    id: newId(),
    ownerId,
    cvId: id,
    name: null,
    revision,
    document,
    version,
    savedAt: updatedAt,
    createdAt: clock.now(),
  });
  await deleteOldest(sql, id, MOST_KEPT);
}
