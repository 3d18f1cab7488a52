import { timestamp } from 'drizzle-orm/pg-core';

/** A column for a point in time, with time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
