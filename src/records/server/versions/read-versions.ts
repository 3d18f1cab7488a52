import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { decodeIdCursor, toPage } from '#platform/server/db/keyset.ts';
import type { RecordVersion } from '../../contract-versions.ts';
import { withoutValues } from '../../model/without-values.ts';
import type { RecordsCtx } from '../context.ts';
import { documentOf, type RecordKind } from '../record-kind.ts';
import { findRecord, type StoredRecord } from '../store.ts';
import { findMissingReferences } from '../write-document.ts';
import { findVersion, type StoredVersion, selectVersions } from './store.ts';

type Row = Pick<StoredVersion, 'id' | 'revision' | 'savedAt' | 'changed'>;

const toRecordVersion = ({ id, revision, savedAt, changed }: Row): RecordVersion => ({
  id,
  revision,
  savedAt: savedAt.toISOString(),
  changed,
});

/** Returns a page of the versions of a record, newest first. */
export async function listVersions<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, cursor, limit }: { id: string; cursor?: string | undefined; limit: number },
) {
  const { uid } = requireMember(ctx.actor);
  const before = cursor === undefined ? undefined : decodeIdCursor(cursor);
  const rows = await ctx.db.asMember(uid, async (tx) => {
    await requireRecord(tx, uid, kind, id);
    return selectVersions(tx.sql, id, { before, limit: limit + 1 });
  });
  const { items, ...rest } = toPage(rows, limit, (row) => [row.id]);
  return { items: items.map(toRecordVersion), ...rest };
}

/** Returns a version with the document that restoring it gives: without what the member has deleted since. */
export async function readVersion<Document extends object>(
  ctx: RecordsCtx,
  kind: RecordKind<Document>,
  { id, version }: { id: string; version: string },
) {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const record = await requireRecord(tx, uid, kind, id);
    const found = await findVersion(tx.sql, id, version);
    if (!found) throw new AppError('NOT_FOUND');
    const [stored, current] = [documentOf(kind, found), documentOf(kind, record)];
    const missing = await findMissingReferences(tx, uid, kind, stored, current);
    const document = {
      ...withoutValues(stored, new Set(missing.map(({ value }) => value))),
      ...Object.fromEntries(Object.entries(current).filter(([name]) => kind.versions?.unrestored.includes(name))),
    };
    return { ...toRecordVersion(found), document };
  });
}

async function requireRecord(tx: Tx, ownerId: string, { name }: Pick<RecordKind, 'name'>, id: string) {
  const record: StoredRecord | undefined = await findRecord(tx.sql, { ownerId, kind: name }, id);
  if (!record || record.trashedAt) throw new AppError('NOT_FOUND');
  return record;
}
