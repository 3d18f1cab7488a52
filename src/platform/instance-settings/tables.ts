import { sql } from 'drizzle-orm';
import { customType, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from '../db/columns.ts';
import { systemPolicy, visibleRows } from '../db/roles.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** What admins have decided about the instance, by name. What is not here is as the environment says. */
export const instanceSettings = pgTable(
  'instance_settings',
  {
    name: text('name').primaryKey(),
    value: jsonb('value').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  () => [systemPolicy()],
).enableRLS();

/** The logo in each of its formats. */
export const instanceLogos = pgTable(
  'instance_logos',
  {
    format: text('format').primaryKey(),
    /** Of the bytes: in its address. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  () => [systemPolicy(), visibleRows(sql`true`)],
).enableRLS();
