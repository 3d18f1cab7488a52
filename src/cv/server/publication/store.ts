import { and, arrayOverlaps, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { cvPublications } from '../tables.ts';

type Publication = typeof cvPublications.$inferInsert;

/** Columns that visitors may read. */
const contentColumns = {
  document: cvPublications.document,
  version: cvPublications.version,
  originals: cvPublications.originals,
};

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

/** Returns the publications whose documents refer to any of the given images. */
export async function selectPublicationsWith(sql: Sql, images: readonly string[]) {
  if (images.length === 0) return [];
  return sql
    .select({ cvId: cvPublications.cvId, images: cvPublications.images })
    .from(cvPublications)
    .where(arrayOverlaps(cvPublications.images, [...images]));
}

/** Returns the published documents of CVs that have one. */
export async function selectPublishedDocuments(sql: Sql, cvIds: readonly string[]) {
  if (cvIds.length === 0) return [];
  return sql
    .select({ cvId: cvPublications.cvId, ...contentColumns })
    .from(cvPublications)
    .where(and(inArray(cvPublications.cvId, [...cvIds]), isNotNull(cvPublications.document)));
}
