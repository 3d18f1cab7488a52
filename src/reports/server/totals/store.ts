import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/server/db/database.ts';
import { reports } from '../tables.ts';

/** Counts open reports, up to `maxCount`. */
export const countOpenReports = async ({ sql }: Pick<Tx, 'sql'>, maxCount: number) =>
  sql.$count(sql.select({ id: reports.id }).from(reports).where(eq(reports.state, 'open')).limit(maxCount).as('open'));
