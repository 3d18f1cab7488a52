import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import { cvComments } from '../tables.ts';

/** On which CVs of a member how many comments are held back, the latest first. */
export const selectHeld = (sql: Sql, ownerId: string) =>
  sql
    .select({ id: cvComments.cvId, count: count() })
    .from(cvComments)
    .where(and(eq(cvComments.ownerId, ownerId), eq(cvComments.state, 'held')))
    .groupBy(cvComments.cvId)
    .orderBy(desc(max(cvComments.createdAt)));
