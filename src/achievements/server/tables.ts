import { sql } from 'drizzle-orm';
import { pgPolicy } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { visitorRole } from '#platform/server/db/roles.ts';
import { isShowable, records } from '#records/server/tables.ts';

/** Lets visitors read visible achievements of members who show them. */
export const visibleAchievements = pgPolicy('visible_achievements', {
  for: 'select',
  to: visitorRole,
  using: sql`${records.kind} = 'achievement' and ${records.status} = 'visible' and ${isShowable}
    and exists (select from ${users} where ${users.id} = ${records.ownerId} and ${users.showAchievements})`,
}).link(records);
