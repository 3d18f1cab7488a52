import { pgTable, text } from 'drizzle-orm/pg-core';
import { systemPolicy } from '../db/roles.ts';

/** What every instance on the database must have in common: the secret, and the place of the files. */
export const instanceIdentity = pgTable(
  'instance_identity',
  { name: text('name', { enum: ['secret', 'files'] }).primaryKey(), value: text('value').notNull() },
  () => [systemPolicy()],
).enableRLS();
