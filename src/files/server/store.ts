import { and, eq, gt, lte, sql as query, sum } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { files, looseBlobs, uploadPieces, uploads } from './tables.ts';

export type StoredFile = typeof files.$inferSelect;
export type NewFile = typeof files.$inferInsert;
export type StoredUpload = typeof uploads.$inferSelect;
export type StoredPiece = typeof uploadPieces.$inferSelect;

/** Changes to one member's files follow one another, so that a quota cannot be passed by many at once. */
export async function holdOwner(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`files of ${ownerId}`}, 0))`);
}

export async function findFile(sql: Sql, name: string) {
  const [file] = await sql.select().from(files).where(query`${files.name} collate "C" = ${name}`);
  return file;
}

export async function findFileById(sql: Sql, id: string) {
  const [file] = await sql.select().from(files).where(eq(files.id, id));
  return file;
}

export const selectFiles = (sql: Sql, ownerId: string) =>
  sql.select().from(files).where(eq(files.ownerId, ownerId)).orderBy(query`${files.name} collate "C"`);

/** How much a member keeps, leaving out the file of a name that is about to be replaced. */
export async function bytesOf(sql: Sql, ownerId: string, but: string) {
  const [row] = await sql
    .select({ total: sum(files.size).mapWith(Number) })
    .from(files)
    .where(and(eq(files.ownerId, ownerId), query`${files.name} collate "C" <> ${but}`));
  return row?.total ?? 0;
}

/** Puts a file in the place of the one of its name. */
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

/** Above every name that begins so, byte by byte: the last character there is. */
export const afterAll = (prefix: string) => `${prefix}\u{10FFFF}`;

/** The next names at or above `from` that begin with the prefix, byte by byte. */
export const namesFrom = (sql: Sql, prefix: string, from: string, limit: number) =>
  sql
    .select({ name: files.name })
    .from(files)
    .where(and(query`${files.name} collate "C" >= ${from}`, query`${files.name} collate "C" < ${afterAll(prefix)}`))
    .orderBy(query`${files.name} collate "C"`)
    .limit(limit);

export async function insertUpload(sql: Sql, upload: typeof uploads.$inferInsert) {
  await sql.insert(uploads).values(upload);
}

/** An upload that still may go on. */
export async function findUpload(sql: Sql, id: string, now: Date) {
  const [upload] = await sql
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), gt(uploads.expiresAt, now)));
  return upload;
}

/** The same, held until the end of the transaction, so that its pieces come one after the other. */
export async function holdUpload(sql: Sql, id: string) {
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

export async function dropPieces(sql: Sql, uploadId: string) {
  await sql.delete(uploadPieces).where(eq(uploadPieces.uploadId, uploadId));
}

export async function removeExpiredUploads(sql: Sql, now: Date) {
  await sql.delete(uploads).where(lte(uploads.expiresAt, now));
}

export const selectLoose = (sql: Sql, limit: number) =>
  sql.select({ blob: looseBlobs.blob }).from(looseBlobs).limit(limit).for('update', { skipLocked: true });

export async function removeLoose(sql: Sql, blob: string) {
  await sql.delete(looseBlobs).where(eq(looseBlobs.blob, blob));
}

/** Of these keys, the ones that no row speaks of. */
export async function unknownBlobs(sql: Sql, blobs: readonly string[]) {
  const { rows } = await sql.execute<{ blob: string }>(query`
    select blob from unnest(array[${query.join(
      blobs.map((blob) => query`${blob}`),
      query`, `,
    )}]::text[]) as given(blob)
     where not exists (select from ${files} where ${files.blob} = given.blob)
       and not exists (select from ${uploadPieces} where ${uploadPieces.blob} = given.blob)`);
  return rows.map(({ blob }) => blob);
}
