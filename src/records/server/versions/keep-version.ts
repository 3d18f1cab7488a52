import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/ids.ts';
import { changedFields } from '../../model/changed-fields.ts';
import type { RecordsCtx } from '../context.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import type { StoredRecord } from '../store.ts';
import { deleteOldestVersions, findLatestVersion, insertVersion } from './store.ts';

/** Pause after which the next change starts a new editing session, and the state before it is kept. */
const SESSION_BREAK_MS = 30 * 60 * 1000;
const MAX_VERSIONS = 50;

/** Reports whether a change now starts a new editing session of a record. */
export const isNewSession = (clock: RecordsCtx['clock'], { updatedAt }: Pick<StoredRecord, 'updatedAt'>) =>
  clock.now().getTime() - updatedAt.getTime() >= SESSION_BREAK_MS;

/** Keeps the state at the end of an editing session as a version, before the first change of the next session. */
export async function keepSessionVersion<Document extends object>(
  { clock }: Pick<RecordsCtx, 'clock'>,
  kind: RecordKind<Document>,
  tx: Tx,
  stored: StoredRecord,
) {
  if (isNewSession(clock, stored)) await keepVersion(kind, tx, stored);
}

/** Keeps the current state of a record as a version. */
export async function keepVersion<Document extends object>(
  kind: RecordKind<Document>,
  { sql }: Tx,
  { id: recordId, ownerId, revision, updatedAt, ...stored }: StoredRecord,
) {
  const latest = await findLatestVersion(sql, recordId);
  const changed =
    latest && changedFields(documentOf(kind, latest) as DocumentFields, documentOf(kind, stored) as DocumentFields);
  const { document, version } = stored;
  await insertVersion(sql, {
    ...{ id: newId(), ownerId, recordId, revision, document, version },
    changed: changed ?? null,
    savedAt: updatedAt,
  });
  await deleteOldestVersions(sql, recordId, MAX_VERSIONS);
}
