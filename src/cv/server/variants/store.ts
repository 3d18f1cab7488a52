import { and, eq, isNull, sql as query } from 'drizzle-orm';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Sql } from '#platform/server/db/database.ts';
import { cvPublications, cvVariants } from '../tables.ts';

export type StoredVariant = typeof cvVariants.$inferSelect;
export type NewVariant = typeof cvVariants.$inferInsert;

export const insertVariant = (sql: Sql, variant: NewVariant) => sql.insert(cvVariants).values(variant);

export async function findVariant(sql: Sql, cvId: string): Promise<StoredVariant | undefined> {
  const [found] = await sql.select().from(cvVariants).where(eq(cvVariants.cvId, cvId));
  return found;
}

/** Updates a variant if nobody has changed it since. Returns whether it did. */
export async function updateVariant(
  sql: Sql,
  { cvId, revision }: Pick<StoredVariant, 'cvId' | 'revision'>,
  change: Partial<Pick<NewVariant, 'base' | 'version' | 'same' | 'undo'>>,
) {
  const updated = await sql
    .update(cvVariants)
    .set({ ...change, revision: revision + 1 })
    .where(and(eq(cvVariants.cvId, cvId), eq(cvVariants.revision, revision)))
    .returning({ cvId: cvVariants.cvId });
  return updated.length > 0;
}

export async function deleteVariant(sql: Sql, cvId: string) {
  const deleted = await sql.delete(cvVariants).where(eq(cvVariants.cvId, cvId)).returning({ cvId: cvVariants.cvId });
  return deleted.length > 0;
}

export const selectVariants = (sql: Sql, ownerId: string) =>
  sql.select().from(cvVariants).where(eq(cvVariants.ownerId, ownerId));

/** Selects which of a member's CVs follows which one. */
export const selectLinks = (sql: Sql, ownerId: string) =>
  sql
    .select({ cvId: cvVariants.cvId, originalId: cvVariants.originalId, purpose: cvVariants.purpose })
    .from(cvVariants)
    .where(eq(cvVariants.ownerId, ownerId));

/** Returns the originals of a CV, the nearest first, as far as a chain of this length reaches. */
export async function selectAncestors(sql: Sql, cvId: string, maxDepth: number): Promise<string[]> {
  const { rows } = await sql.execute<{ id: string }>(query`
    with recursive chain (id, depth) as (
      select ${cvVariants.originalId}, 1 from ${cvVariants} where ${cvVariants.cvId} = ${cvId}
      union all
      select v.original_id, chain.depth + 1 from chain join cv_variants v on v.cv_id = chain.id
        where chain.depth < ${maxDepth}
    )
    select id from chain order by depth`);
  return rows.map(({ id }) => id);
}

const showsLatestOf = (cvId: string) => and(eq(cvPublications.cvId, cvId), isNull(cvPublications.document));

/** Returns whether the owner of a CV chose that visitors always see its latest version. */
export const showsLatest = async (sql: Sql, cvId: string) =>
  (await sql.$count(cvPublications, showsLatestOf(cvId))) > 0;

/** Stores which texts of a CV are in the original's language, while visitors see its latest version. */
export const setOriginals = (sql: Sql, cvId: string, originals: OriginalTexts | null) =>
  sql.update(cvPublications).set({ originals }).where(showsLatestOf(cvId));
