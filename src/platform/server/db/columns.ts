import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, with time zone. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true });
