import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgPolicy, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { currentUid, memberRole, systemPolicy } from '#platform/db/roles.ts';

/**
 * The user document of the specification, a column a field, `profile` included. Which of them a member may change is
 * said by column grants in the migration: never `is_admin`, `is_active`, `email_verified`, `uid`, `email`.
 */
export const users = pgTable(
  'users',
  {
    uid: text('uid').primaryKey(),
    email: text('email').notNull().unique(),
    displayName: text('display_name').notNull(),
    photoUrl: text('photo_url'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    emailVerified: boolean('email_verified').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    username: text('username').notNull().default(''),
    usernameLastChanged: timestamp('username_last_changed', { withTimezone: true }),
    bio: text('bio').notNull().default(''),
    location: text('location').notNull().default(''),
    website: text('website').notNull().default(''),
    socialLinks: jsonb('social_links').$type<Record<string, string>>().notNull().default({}),
    showAchievements: boolean('show_achievements').notNull().default(true),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', {
      for: 'all',
      to: memberRole,
      using: sql`${table.uid} = ${currentUid}`,
      withCheck: sql`${table.uid} = ${currentUid}`,
    }),
  ],
).enableRLS();
