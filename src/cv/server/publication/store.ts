import { arrayOverlaps, eq } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { cvPublications } from '../tables.ts';

type Publication = typeof cvPublications.$inferInsert;

/** Columns that visitors may read. */
const contentColumns = { document: cvPublications.document, version: cvPublications.version };

/** Returns the document that visitors see, if the CV has a publication. */
export async function findPublishedDocument(sql: Sql, cvId: string) {
  const [found] = await sql.select(contentColumns).from(cvPublications).where(eq(cvPublications.cvId, cvId));
  return found;
}

export async function findPublication(sql: Sql, cvId: string) {
  const [found] = await sql
    .select({ ...contentColumns, publishedAt: cvPublications.publishedAt })
    .from(cvPublications)
    .where(eq(cvPublications.cvId, cvId));
  return found;
}

/** Stores what visitors see, in place of what they saw before. */
export const putPublication = (sql: Sql, { cvId, ownerId, ...content }: Publication) =>
  sql
    .insert(cvPublications)
    .values({ cvId, ownerId, ...content })
    .onConflictDoUpdate({ target: cvPublications.cvId, set: content });

/** Returns the images of the published documents that refer to any of the given ones. */
export async function selectPublishedImages(sql: Sql, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await sql
    .select({ images: cvPublications.images })
    .from(cvPublications)
    .where(arrayOverlaps(cvPublications.images, [...ids]));
  return rows.flatMap(({ images }) => images);
}
