import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { isNewSession, type RecordsCtx, type StoredRecord } from '#records/service.ts';
import { summarizeSinceLatest } from './since-latest.ts';
import { deleteOldestUnnamed, insertVersion } from './store.ts';

const MAX_UNNAMED_VERSIONS = 100;

/** Saves the state at the end of an editing session as a version, before the first change of the next session. */
export async function saveSessionVersion({ clock }: RecordsCtx, tx: Tx, stored: StoredRecord) {
  if (isNewSession(clock, stored)) await saveUnnamedVersion({ clock }, tx, stored);
}

/** Saves the current state of a CV as an unnamed version. */
export async function saveUnnamedVersion(
  { clock }: Pick<RecordsCtx, 'clock'>,
  { sql }: Tx,
  stored: Pick<StoredRecord, 'id' | 'ownerId' | 'revision' | 'version' | 'updatedAt' | 'document'>,
) {
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
    changes: await summarizeSinceLatest(sql, id, { document, version }),
    savedAt: updatedAt,
    createdAt: clock.now(),
  });
  await deleteOldestUnnamed(sql, id, MAX_UNNAMED_VERSIONS);
}
