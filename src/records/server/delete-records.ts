import { type ImagesInUse, imagesMadeOf, removeMemberFiles } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import type { Sql } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import { endOfRetention, RETENTION } from '#platform/retention.ts';
import type { RecordsCtx } from './context.ts';
import type { RecordKind } from './kind.ts';
import { deleteRecord, deleteTrashedBefore, filesNamed, holdRecords, holdShelf, imagesNamed } from './store.ts';

const AT_ONCE = 500;

/** Returns the files that were uploaded as evidence. They are deleted with the record; other files remain. */
const evidenceOf = (uid: string, files: readonly string[]) =>
  files.filter((name) => name.startsWith(`users/${uid}/evidence/`));

/** Permanently deletes a record that is in the trash. */
export async function deleteForever(
  { actor, db, shownElsewhere }: RecordsCtx,
  kind: RecordKind,
  { id }: { id: string },
) {
  const { uid } = requireMember(actor);
  const shelf = { ownerId: uid, kind: kind.name };
  await db.asMember(uid, async (tx) => {
    // Serialises deletions on the shelf: of two records with the same file, the one deleted last removes it.
    await holdShelf(tx.sql, shelf);
    const [record] = await holdRecords(tx.sql, shelf, [id]);
    if (!record?.trashedAt) throw new AppError('NOT_FOUND');
    await deleteRecord(tx.sql, id);
    tx.beforeCommit(({ sql }) => deleteUnnamed({ sql, shownElsewhere }, uid, record.files));
  });
  return { status: true } as const;
}

/** Permanently deletes every member's records whose retention in the trash has ended. */
export async function sweepTrash({ db, clock }: Pick<Kernel, 'db' | 'clock'>, shownElsewhere: ImagesInUse) {
  const before = endOfRetention(RETENTION.trash, clock.now());
  for (let deleted = AT_ONCE; deleted === AT_ONCE; ) {
    deleted = await db.asSystem('sweep the trash of all members', async ({ sql }) => {
      const gone = await deleteTrashedBefore(sql, before, AT_ONCE);
      for (const [uid, of] of Map.groupBy(gone, ({ ownerId }) => ownerId)) {
        await deleteUnnamed(
          { sql, shownElsewhere },
          uid,
          of.flatMap(({ files }) => files),
        );
      }
      return gone.length;
    });
  }
}

type Unnamed = { sql: Sql; shownElsewhere: ImagesInUse };

/** Deletes evidence files that no record refers to and that no image in use was made from. */
async function deleteUnnamed({ sql, shownElsewhere }: Unnamed, uid: string, files: readonly string[]) {
  const evidence = evidenceOf(uid, files);
  if (evidence.length === 0) return;
  const named = new Set(await filesNamed(sql, uid, evidence));
  const pictures = await imagesMadeOf({ sql }, uid, evidence);
  const ids = pictures.map(({ id }) => id);
  const shown = new Set([...(await imagesNamed(sql, ids)), ...(await shownElsewhere({ sql }, ids))]);
  for (const { id, file } of pictures) if (shown.has(id)) named.add(file);
  await removeMemberFiles(
    { sql },
    uid,
    evidence.filter((name) => !named.has(name)),
  );
}
