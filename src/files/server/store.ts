import { and, count, eq, gt, lt, lte, notExists, sql as query, sum } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { files, images, imageVariants, looseBlobs, uploadPieces, uploads } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;
export type StoredUpload = typeof uploads.$inferSelect;
export type StoredPiece = typeof uploadPieces.$inferSelect;

/**
 * Locks a member's files until the end of the transaction, so that concurrent uploads cannot exceed the storage limit.
 */
export async function lockOwnerFiles(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`);
}

/** Returns whether PostgreSQL can store the text. No row matches one with a NUL. */
const isText = (value: string) => !value.includes('\0');

export async function findFile(sql: Sql, name: string) {
  if (!isText(name)) return undefined;
  const [file] = await sql.select().from(files).where(query`${files.name} collate "C" = ${name}`);
  return file;
}

export async function findFileById(sql: Sql, id: string) {
  const [file] = await sql.select().from(files).where(eq(files.id, id));
  return file;
}

export const selectFiles = (sql: Sql, ownerId: string) =>
  sql.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(query`${files.name} collate "C"`);

/** Returns those of the names that are files of the member. */
export async function namesOfOwner(sql: Sql, ownerId: string, names: readonly string[]) {
  const rows = await sql
    .select({ name: files.name })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), hasNameIn(names)));
  return rows.map(({ name }) => name);
}

export async function removeFilesOfOwner(sql: Sql, ownerId: string, names: readonly string[]) {
  await sql.delete(files).where(and(eq(files.ownerId, ownerId), hasNameIn(names)));
}

const hasNameIn = (names: readonly string[]) =>
  query`${files.name} collate "C" = any(${query.param(names.filter(isText))}::text[])`;

/** Returns the ids of the images made from a file. */
export async function imageIdsOf(sql: Sql, fileId: string) {
  const rows = await sql.select({ id: images.id }).from(images).where(eq(images.fileId, fileId));
  return rows.map(({ id }) => id);
}

/** Locks a file against changes until the end of the transaction; returns whether it still exists. */
export async function lockFile(sql: Sql, id: string) {
  const rows = await sql.select({ id: files.id }).from(files).where(eq(files.id, id)).for('share');
  return rows.length > 0;
}

/** Returns how many files a member has, and the sum of their sizes. */
export async function countFiles(sql: Sql, ownerId: string) {
  const [found] = await sql
    .select({ count: count(), bytes: sum(files.size).mapWith(Number) })
    .from(files)
    .where(eq(files.ownerId, ownerId));
  return { count: found?.count ?? 0, bytes: found?.bytes ?? 0 };
}

/** Inserts a file in place of the one of the same name. */
export async function replaceFile(sql: Sql, file: NewFile) {
  await sql.delete(files).where(query`${files.name} collate "C" = ${file.name}`);
  const [kept] = await sql.insert(files).values(file).returning();
  return kept as StoredFile;
}

export async function updateFile(sql: Sql, id: string, change: Partial<StoredFile>) {
  const [file] = await sql
    .update(files)
    .set({ ...change, metageneration: query`${files.metageneration} + 1`, updated: query`now()` })
    .where(eq(files.id, id))
    .returning();
  return file;
}

export async function removeFile(sql: Sql, id: string) {
  const rows = await sql.delete(files).where(eq(files.id, id)).returning({ id: files.id });
  return rows.length > 0;
}

type NameRange = { from: string; end: string; limit: number };

/** Returns the next names from `from` up to, not including, `end`, in byte order. */
export async function namesBetween(sql: Sql, { from, end, limit }: NameRange): Promise<{ name: string }[]> {
  if (!isText(from)) return [];
  return sql
    .select({ name: files.name })
    .from(files)
    .where(and(query`${files.name} collate "C" >= ${from}`, query`${files.name} collate "C" < ${end}`))
    .orderBy(query`${files.name} collate "C"`)
    .limit(limit);
}

/**
 * Folds names to folders at the first delimiter after the prefix. `afterDelimiter` is the first text that sorts after
 * the delimiter.
 */
type FolderOptions = { prefix: string; delimiter: string; afterDelimiter: string };

/**
 * Returns the next names in a span, with all names in a folder folded to that folder. Each folder takes a single index
 * lookup.
 */
export async function entriesBetween(
  sql: Sql,
  { from, end, limit, prefix, delimiter, afterDelimiter }: NameRange & FolderOptions,
) {
  if (!isText(from) || !isText(delimiter)) return namesBetween(sql, { from, end, limit });
  const name = query`${files.name} collate "C"`;
  const { rows } = await sql.execute<{ name: string }>(query`
    with recursive entries(name, next, place) as (
      select ''::text collate "C", ${from}::text collate "C", 0
      union all
      select (case when cut is null then found.name else left(found.name, cut) || ${delimiter} end) collate "C",
             (case when cut is null then found.name || E'\\x01' else left(found.name, cut) || ${afterDelimiter} end) collate "C",
             place + 1
        from entries,
             lateral (select ${files.name} from ${files} where ${name} >= entries.next and ${name} < ${end}
                       order by ${name} limit 1) found,
             lateral (select length(${prefix}) - 1 +
                             nullif(strpos(substr(found.name, length(${prefix}) + 1), ${delimiter}), 0) as cut) part
       where place < ${limit}::int
    )
    select name from entries where place > 0 order by place`);
  return rows;
}

/** Returns the next files by id, with the keys of their bytes. */
export const filesAfter = (sql: Sql, id: string, limit: number) =>
  sql.select({ id: files.id, blob: files.blob }).from(files).where(gt(files.id, id)).orderBy(files.id).limit(limit);

export async function insertUpload(sql: Sql, upload: typeof uploads.$inferInsert) {
  await sql.insert(uploads).values(upload);
}

/** Returns an upload that has not expired. */
export async function findUpload(sql: Sql, id: string, now: Date) {
  if (!isText(id)) return undefined;
  const [upload] = await sql
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), gt(uploads.expiresAt, now)));
  return upload;
}

/** Returns an upload, locked until the end of the transaction, so that its pieces are added one at a time. */
export async function lockUpload(sql: Sql, id: string) {
  const [upload] = await sql.select().from(uploads).where(eq(uploads.id, id)).for('update');
  return upload;
}

export async function updateUpload(sql: Sql, id: string, change: Partial<StoredUpload>) {
  await sql.update(uploads).set(change).where(eq(uploads.id, id));
}

export async function removeUpload(sql: Sql, id: string) {
  await sql.delete(uploads).where(eq(uploads.id, id));
}

export async function insertPiece(sql: Sql, piece: StoredPiece) {
  await sql.insert(uploadPieces).values(piece);
}

export const selectPieces = (sql: Sql, uploadId: string) =>
  sql.select().from(uploadPieces).where(eq(uploadPieces.uploadId, uploadId)).orderBy(uploadPieces.offset);

/** Least size counted for a piece, because each has a cost of its own. */
const MIN_COUNTED_BYTES = 64 * 1024;

/** Returns the bytes of a member's unfinished uploads. */
export async function unfinishedBytes(sql: Sql, ownerId: string) {
  const [row] = await sql
    .select({ total: sum(query`greatest(${uploadPieces.size}, ${MIN_COUNTED_BYTES})`).mapWith(Number) })
    .from(uploadPieces)
    .innerJoin(uploads, eq(uploads.id, uploadPieces.uploadId))
    .where(eq(uploads.ownerId, ownerId));
  return row?.total ?? 0;
}

export async function removePieces(sql: Sql, uploadId: string) {
  await sql.delete(uploadPieces).where(eq(uploadPieces.uploadId, uploadId));
}

export async function removeExpiredUploads(sql: Sql, now: Date) {
  await sql.delete(uploads).where(lte(uploads.expiresAt, now));
}

/** Deletes older files in members' `imports` folders, except for those that images are made from. */
export async function removeImportsBefore(sql: Sql, before: Date) {
  await sql
    .delete(files)
    .where(
      and(
        lt(files.updated, before),
        query`${files.name} like 'users/' || ${files.ownerId} || '/imports/%'`,
        notExists(sql.select({ id: images.id }).from(images).where(eq(images.fileId, files.id))),
      ),
    );
}

export async function insertLooseBlob(sql: Sql, blob: string) {
  await sql.insert(looseBlobs).values({ blob });
}

export const selectLooseBlobs = (sql: Sql, after: string, limit: number) =>
  sql
    .select({ blob: looseBlobs.blob })
    .from(looseBlobs)
    .where(gt(looseBlobs.blob, after))
    .orderBy(looseBlobs.blob)
    .limit(limit)
    .for('update', { skipLocked: true });

export async function removeLooseBlob(sql: Sql, blob: string) {
  await sql.delete(looseBlobs).where(eq(looseBlobs.blob, blob));
}

/** Returns those of the keys that no row refers to. */
export async function unreferencedBlobs(sql: Sql, blobs: readonly string[]) {
  const { rows } = await sql.execute<{ blob: string }>(query`
    select blob from unnest(array[${query.join(
      blobs.map((blob) => query`${blob}`),
      query`, `,
    )}]::text[]) as given(blob)
     where not exists (select from ${files} where ${files.blob} = given.blob)
       and not exists (select from ${uploadPieces} where ${uploadPieces.blob} = given.blob)
       and not exists (select from ${imageVariants} where ${imageVariants.blob} = given.blob)`);
  return rows.map(({ blob }) => blob);
}
