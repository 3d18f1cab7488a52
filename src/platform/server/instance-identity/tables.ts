import { pgTable, text } from 'drizzle-orm/pg-core';
import { systemPolicy } from '../db/roles.ts';

/** The values that all instances on a database must share: the secret's fingerprint and the file storage. */
export const instanceIdentity = pgTable(
  'instance_identity',
  { name: text('name', { enum: ['secret', 'files'] }).primaryKey(), value: text('value').notNull() },
  () => [systemPolicy()],
).enableRLS();
