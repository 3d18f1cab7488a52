import { type ImagesInUse, imagesMadeFromFiles, removeMemberFiles } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Sql } from '#platform/server/db/database.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { RecordsCtx } from './context.ts';
import { requireAllUnlocked } from './lock.ts';
import { documentOf, type RecordKind } from './record-kind.ts';
import {
  deleteRecords,
  deleteTrashedBefore,
  filesReferencedWith,
  imagesReferencedWith,
  lockCollection,
  lockRecords,
} from './store.ts';

const BATCH_SIZE = 500;

/** Returns the files that were uploaded as evidence. They are deleted with the record; other files remain. */
const evidenceOf = (uid: string, files: readonly string[]) =>
  files.filter((name) => name.startsWith(`users/${uid}/evidence/`));

/** Permanently deletes a record that is in the trash. */
export async function deletePermanently(
  { actor, db, shownElsewhere }: RecordsCtx,
  kind: RecordKind,
  { id }: { id: string },
) {
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  await db.asMember(uid, async (tx) => {
    // Serialises deletions in a collection: of two records with the same file, the one deleted last removes it.
    await lockCollection(tx.sql, collection);
    const [record] = await lockRecords(tx.sql, collection, [id]);
    if (!record?.trashedAt) throw new AppError('NOT_FOUND');
    await deleteRecords(tx.sql, [id]);
    tx.beforeCommit(({ sql }) => deleteUnusedEvidence({ sql, shownElsewhere }, uid, record.files));
  });
  return { status: true } as const;
}

/**
 * Permanently deletes records at once, also those outside the trash. Ids of records that no longer exist are ignored, so
 * that the request can be repeated; fails if none exists.
 */
export async function deleteManyPermanently<Document extends object>(
  { actor, db, pages, shownElsewhere }: RecordsCtx,
  kind: RecordKind<Document>,
  { ids }: { ids: readonly string[] },
) {
  const { uid } = requireMember(actor);
  const collection = { ownerId: uid, kind: kind.name };
  await db.asMember(uid, async (tx) => {
    await lockCollection(tx.sql, collection);
    const found = await lockRecords(tx.sql, collection, [...new Set(ids.map((id) => id.toLowerCase()))]);
    if (found.length === 0) throw new AppError('NOT_FOUND');
    const kept = found.filter(({ trashedAt }) => !trashedAt).map((record) => documentOf(kind, record));
    requireAllUnlocked(kind, kept, ['trashedAt']);
    pages.invalidate(tx, uid);
    await deleteRecords(
      tx.sql,
      found.map(({ id }) => id),
    );
    tx.beforeCommit(({ sql }) =>
      deleteUnusedEvidence(
        { sql, shownElsewhere },
        uid,
        found.flatMap(({ files }) => files),
      ),
    );
  });
  return { status: true } as const;
}

/** Permanently deletes every member's records whose retention in the trash has ended. */
export async function sweepTrash({ db, clock }: Pick<Kernel, 'db' | 'clock'>, shownElsewhere: ImagesInUse) {
  const before = endOfRetention(RETENTION.trash, clock.now());
  for (let deleted = BATCH_SIZE; deleted === BATCH_SIZE; ) {
    deleted = await db.asSystem('sweep the trash of all members', async ({ sql }) => {
      const removed = await deleteTrashedBefore(sql, before, BATCH_SIZE);
      for (const [uid, removedRecords] of Map.groupBy(removed, ({ ownerId }) => ownerId)) {
        await deleteUnusedEvidence(
          { sql, shownElsewhere },
          uid,
          removedRecords.flatMap(({ files }) => files),
        );
      }
      return removed.length;
    });
  }
}

type EvidenceCleanupCtx = { sql: Sql; shownElsewhere: ImagesInUse };

/** Deletes evidence files that no record refers to and that no image in use was made from. */
async function deleteUnusedEvidence(
  { sql, shownElsewhere }: EvidenceCleanupCtx,
  uid: string,
  files: readonly string[],
) {
  const evidence = evidenceOf(uid, files);
  if (evidence.length === 0) return;
  const used = new Set(await filesReferencedWith(sql, uid, evidence));
  const pictures = await imagesMadeFromFiles({ sql }, uid, evidence);
  const ids = pictures.map(({ id }) => id);
  const usedImages = new Set([...(await imagesReferencedWith(sql, ids)), ...(await shownElsewhere({ sql }, ids))]);
  for (const { id, file } of pictures) if (usedImages.has(id)) used.add(file);
  await removeMemberFiles(
    { sql },
    uid,
    evidence.filter((name) => !used.has(name)),
  );
}
