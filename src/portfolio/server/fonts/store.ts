import { sql as query } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { isSiteDownOf } from '../tables.ts';

/** Returns whether an admin took down the site of a member. Visitors don't see the row of such a site. */
export async function isSiteOfOwnerDown(sql: Sql, ownerId: string): Promise<boolean> {
  const { rows } = await sql.execute<{ down: boolean }>(query`select ${isSiteDownOf(ownerId)} as down`);
  return rows[0]?.down ?? false;
}
