import { sql } from 'drizzle-orm';
import { customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from '../db/columns.ts';
import { systemPolicy, visibleRows } from '../db/roles.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The settings that admins have changed, by name. Others have their default from the environment. */
export const instanceSettings = pgTable(
  'instance_settings',
  {
    name: text('name').primaryKey(),
    value: jsonb('value').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  () => [systemPolicy()],
).enableRLS();

/** The logo in each of its formats. */
export const instanceLogos = pgTable(
  'instance_logos',
  {
    format: text('format').primaryKey(),
    /** The hash of the logo, which is part of its URL. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  () => [systemPolicy(), visibleRows(sql`true`)],
).enableRLS();
