import { and, count, desc, eq, max } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { cvComments } from '../tables.ts';

/** Returns the number of comments that await approval on each CV of a member, the latest first. */
export const selectPendingCounts = (sql: Sql, ownerId: string) =>
  sql
    .select({ id: cvComments.cvId, count: count() })
    .from(cvComments)
    .where(and(eq(cvComments.ownerId, ownerId), eq(cvComments.state, 'held')))
    .groupBy(cvComments.cvId)
    .orderBy(desc(max(cvComments.createdAt)));
