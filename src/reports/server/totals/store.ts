import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/db/database.ts';
import { reports } from '../tables.ts';

/** Counts open reports, up to `most`. */
export const countOpenReports = async ({ sql }: Pick<Tx, 'sql'>, most: number) =>
  sql.$count(sql.select({ id: reports.id }).from(reports).where(eq(reports.state, 'open')).limit(most).as('open'));
