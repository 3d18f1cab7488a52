import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { images } from '#files/server/tables.ts';
import { users } from '#identity/server/tables.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { ownRows, systemPolicy, visibleRows } from '#platform/server/db/roles.ts';
import type { WrittenTestimonial } from '../model/fields.ts';
import type { TestimonialOrigin, TestimonialState } from '../model/states.ts';

/** Requests for testimonials, and the testimonials that authors wrote or members quote. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<TestimonialState>().notNull(),
    origin: text('origin').$type<TestimonialOrigin>().notNull(),
    /** Name of the request, which only the member sees. */
    label: text('label').notNull().default(''),
    /** Message to the author, which the form shows. */
    message: text('message').notNull().default(''),
    /** SHA-256 hash of the token in the link; null if the member wrote the text in. */
    tokenHash: text('token_hash'),
    expiresAt: timestamptz('expires_at'),
    /** The author's own words, which the columns below may shorten or correct. */
    written: jsonb('written').$type<WrittenTestimonial>(),
    name: text('name').notNull().default(''),
    role: text('role').notNull().default(''),
    organization: text('organization').notNull().default(''),
    source: text('source').notNull().default(''),
    /** Where the member found a text that they quote. */
    quotedFrom: text('quoted_from').notNull().default(''),
    text: text('text').notNull().default(''),
    /** Language of the text; of a request, that in which the member asked. */
    language: text('language').$type<Language>().notNull(),
    photo: uuid('photo').references(() => images.id, { onDelete: 'set null' }),
    /** Position among the member's testimonials; equal positions are ordered by id. */
    position: integer('position').notNull(),
    /** Counts the changes, so that a decision about an older text is refused. */
    revision: integer('revision').notNull().default(1),
    createdAt: timestamptz('created_at').notNull(),
    receivedAt: timestamptz('received_at'),
    trashedAt: timestamptz('trashed_at'),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    visibleRows(sql`${table.state} = 'approved' and ${table.trashedAt} is null
      and exists (select from ${users} where ${users.id} = ${table.ownerId})`),
    index('testimonials_of_member').on(table.ownerId, table.position),
    uniqueIndex('testimonials_by_token').on(table.tokenHash),
    index('testimonials_by_photo').on(table.photo),
    index('testimonials_in_trash').on(table.trashedAt).where(sql`trashed_at is not null`),
  ],
).enableRLS();
