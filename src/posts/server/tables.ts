import { sql } from 'drizzle-orm';
import { pgPolicy } from 'drizzle-orm/pg-core';
import { visitorRole } from '#platform/server/db/roles.ts';
import { isShowable, records } from '#records/server/tables.ts';

/** Lets visitors read published posts. */
export const visiblePosts = pgPolicy('visible_posts', {
  for: 'select',
  to: visitorRole,
  using: sql`${records.kind} = 'post' and ${records.status} = 'published' and ${isShowable}`,
}).link(records);
