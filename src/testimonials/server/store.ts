import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull, lt, max, sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { testimonials } from './tables.ts';

export type StoredTestimonial = typeof testimonials.$inferSelect;
type NewTestimonial = typeof testimonials.$inferInsert;
/** The columns that members may change. */
export type TestimonialUpdate = Partial<
  Omit<StoredTestimonial, 'id' | 'ownerId' | 'origin' | 'written' | 'createdAt' | 'receivedAt' | 'revision'>
>;

const isOwn = (ownerId: string, id: string) => and(eq(testimonials.ownerId, ownerId), eq(testimonials.id, id));
const nextRevision = { revision: query<number>`${testimonials.revision} + 1` };

/** Locks a member's testimonials until the transaction ends, so that their number and order stay consistent. */
export async function lockTestimonials(sql: Sql, ownerId: string) {
  await sql.execute(query`select pg_advisory_xact_lock(hashtextextended(${`testimonials of ${ownerId}`}, 0))`);
}

export const countTestimonials = (sql: Sql, ownerId: string) =>
  sql.$count(testimonials, eq(testimonials.ownerId, ownerId));

/** Returns the position after the member's last testimonial. */
export async function nextPosition(sql: Sql, ownerId: string) {
  const [last] = await sql
    .select({ position: max(testimonials.position) })
    .from(testimonials)
    .where(eq(testimonials.ownerId, ownerId));
  return (last?.position ?? -1) + 1;
}

export async function insertTestimonial(sql: Sql, testimonial: NewTestimonial) {
  const [inserted] = await sql.insert(testimonials).values(testimonial).returning();
  if (!inserted) throw new Error('no testimonial was inserted');
  return inserted;
}

/** Selects all testimonials of a member in their order, with those in the trash. */
export const selectTestimonials = (sql: Sql, ownerId: string) =>
  sql
    .select()
    .from(testimonials)
    .where(eq(testimonials.ownerId, ownerId))
    .orderBy(asc(testimonials.position), asc(testimonials.id));

/** Returns one of a member's testimonials and locks its row until the transaction ends. */
export async function lockOwnTestimonial(sql: Sql, ownerId: string, id: string) {
  const [found] = await sql.select().from(testimonials).where(isOwn(ownerId, id)).for('update');
  return found;
}

export async function updateTestimonial(sql: Sql, ownerId: string, id: string, update: TestimonialUpdate) {
  const [updated] = await sql
    .update(testimonials)
    .set({ ...update, ...nextRevision })
    .where(isOwn(ownerId, id))
    .returning();
  return updated;
}

export async function deleteFromTrash(sql: Sql, ownerId: string, id: string) {
  const deleted = await sql
    .delete(testimonials)
    .where(and(isOwn(ownerId, id), isNotNull(testimonials.trashedAt)))
    .returning({ id: testimonials.id });
  return deleted.length > 0;
}

/** Deletes testimonials that were moved to the trash before the given time. */
export async function deleteTrashedBefore(sql: Sql, before: Date) {
  await sql.delete(testimonials).where(lt(testimonials.trashedAt, before));
}

const isApproved = (ownerId: string) =>
  and(eq(testimonials.ownerId, ownerId), eq(testimonials.state, 'approved'), isNull(testimonials.trashedAt));

export async function approvedIds(sql: Sql, ownerId: string) {
  const rows = await sql.select({ id: testimonials.id }).from(testimonials).where(isApproved(ownerId));
  return rows.map(({ id }) => id);
}

/** Sets the positions of a member's testimonials to their order in the list. */
export async function writeOrder(sql: Sql, ownerId: string, ids: readonly string[]) {
  await sql.execute(query`
    update ${testimonials} set position = listed.place - 1
      from unnest(${query.param([...ids])}::uuid[]) with ordinality as listed (id, place)
     where ${testimonials.id} = listed.id and ${testimonials.ownerId} = ${ownerId}`);
}

const { id, name, role, organization, source, quotedFrom, text, language, photo, written } =
  getTableColumns(testimonials);

/** Selects a member's approved testimonials in their order; visitors can read these columns. */
export const selectApproved = (sql: Sql, ownerId: string) =>
  sql
    .select({ id, name, role, organization, source, quotedFrom, text, language, photo, written })
    .from(testimonials)
    .where(isApproved(ownerId))
    .orderBy(asc(testimonials.position), asc(testimonials.id));

/** Returns the testimonial of a link's token, unless it is in the trash. */
export const findByToken = async (sql: Sql, tokenHash: string) => (await selectByToken(sql, tokenHash))[0];

/** Returns the testimonial of a link's token and locks its row until the transaction ends, unless it is in the trash. */
export const lockByToken = async (sql: Sql, tokenHash: string) =>
  (await selectByToken(sql, tokenHash).for('update'))[0];

const selectByToken = (sql: Sql, tokenHash: string) =>
  sql
    .select()
    .from(testimonials)
    .where(and(eq(testimonials.tokenHash, tokenHash), isNull(testimonials.trashedAt)));

type AuthorUpdate = Pick<
  StoredTestimonial,
  'written' | 'name' | 'role' | 'organization' | 'source' | 'text' | 'language' | 'receivedAt'
>;

/** Stores what an author sent. It replaces the fields that the site shows, which no member has approved yet. */
export async function writeAnswer(sql: Sql, testimonialId: string, answer: AuthorUpdate) {
  const [updated] = await sql
    .update(testimonials)
    .set({ ...answer, state: 'received', ...nextRevision })
    .where(eq(testimonials.id, testimonialId))
    .returning();
  if (!updated) throw new Error('no testimonial was updated');
  return updated;
}

/** Returns which of the images are photos of authors. */
export async function photosAmong(sql: Sql, ids: readonly string[]) {
  const rows = await sql
    .selectDistinct({ photo: testimonials.photo })
    .from(testimonials)
    .where(inArray(testimonials.photo, [...ids]));
  return rows.flatMap(({ photo: used }) => used ?? []);
}
