import { and, eq, inArray, notExists, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { faceParts, faces, files } from '../tables.ts';

export type NewFacePart = typeof faceParts.$inferInsert;

/** The columns of a part, without its bytes. */
const PART = {
  id: faceParts.id,
  faceId: faceParts.faceId,
  weight: faceParts.weight,
  italic: faceParts.italic,
  alphabet: faceParts.alphabet,
  facts: faceParts.facts,
  size: faceParts.size,
};

/** Returns all parts of a member's families, with the names of their files, in the order of names and styles. */
export const partsOfOwner = (sql: Sql, ownerId: string) =>
  sql
    .select({ ...PART, name: faces.name, fileId: faceParts.fileId, file: files.name })
    .from(faceParts)
    .innerJoin(faces, eq(faces.id, faceParts.faceId))
    .innerJoin(files, eq(files.id, faceParts.fileId))
    .where(eq(faces.ownerId, ownerId))
    .orderBy(faces.name, faceParts.faceId, faceParts.italic, faceParts.weight, faceParts.alphabet);
export type StoredFacePart = Awaited<ReturnType<typeof partsOfOwner>>[number];

/** Returns the parts of a member's families with these ids; visitors can read these columns and no others. */
export const shownParts = (sql: Sql, ownerId: string, ids: readonly string[]) =>
  sql
    .select({ ...PART, name: faces.name })
    .from(faceParts)
    .innerJoin(faces, eq(faces.id, faceParts.faceId))
    .where(and(eq(faces.ownerId, ownerId), inArray(faces.id, [...ids])));

/** Returns the bytes of a part, and its owner. */
export async function findPartBytes(sql: Sql, { faceId, partId }: { faceId: string; partId: string }) {
  const [part] = await sql
    .select({ bytes: faceParts.bytes, ownerId: faces.ownerId })
    .from(faceParts)
    .innerJoin(faces, eq(faces.id, faceParts.faceId))
    .where(and(eq(faceParts.id, partId), eq(faceParts.faceId, faceId)));
  return part;
}

/** Returns the id of the family of this name, which is made if there is none. */
export async function keepFamily(sql: Sql, { id, ownerId, name }: { id: string; ownerId: string; name: string }) {
  await sql.insert(faces).values({ id, ownerId, name }).onConflictDoNothing();
  const [family] = await sql
    .select({ id: faces.id })
    .from(faces)
    .where(and(eq(faces.ownerId, ownerId), eq(faces.name, name)));
  return family?.id ?? id;
}

type FaceStyleKey = { faceId: string; weight: number; italic: boolean };

/** Deletes a style of a family, and returns the ids of the files that it was made from. */
export async function removeStyle(sql: Sql, { faceId, weight, italic }: FaceStyleKey) {
  const rows = await sql
    .delete(faceParts)
    .where(and(eq(faceParts.faceId, faceId), eq(faceParts.weight, weight), eq(faceParts.italic, italic)))
    .returning({ fileId: faceParts.fileId });
  return rows.map(({ fileId }) => fileId);
}

export const insertParts = async (sql: Sql, parts: readonly NewFacePart[]) => {
  await sql.insert(faceParts).values([...parts]);
};

/** Deletes a member's family; returns the ids of its files, or undefined if there is none. */
export async function removeFamily(sql: Sql, ownerId: string, id: string) {
  const parts = await sql.select({ fileId: faceParts.fileId }).from(faceParts).where(eq(faceParts.faceId, id));
  const removed = await sql
    .delete(faces)
    .where(and(eq(faces.id, id), eq(faces.ownerId, ownerId)))
    .returning({ id: faces.id });
  return removed.length > 0 ? [...new Set(parts.map(({ fileId }) => fileId))] : undefined;
}

/** Deletes files in the `faces` folder that no typeface is made from any more, and families that have no style left. */
export async function removeFilesWithoutFace(sql: Sql, ownerId: string, ids: readonly string[]) {
  if (ids.length > 0) {
    await sql
      .delete(files)
      .where(
        and(
          inArray(files.id, [...ids]),
          query`${files.name} like 'users/' || ${files.ownerId} || '/faces/%'`,
          notExists(sql.select({ id: faceParts.id }).from(faceParts).where(eq(faceParts.fileId, files.id))),
        ),
      );
  }
  await sql
    .delete(faces)
    .where(
      and(
        eq(faces.ownerId, ownerId),
        notExists(sql.select({ id: faceParts.id }).from(faceParts).where(eq(faceParts.faceId, faces.id))),
      ),
    );
}
