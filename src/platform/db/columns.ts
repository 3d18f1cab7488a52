import { timestamp } from 'drizzle-orm/pg-core';

/** When something happened, wherever that was. */
export const moment = (name: string) => timestamp(name, { withTimezone: true });
