import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { systemPolicy } from '#platform/server/db/roles.ts';
import { MAIL_STATES, MAIL_TOPICS, type MailState, type MailTopic } from '../contract.ts';

/**
 * All emails of the instance, from the time of their event. Data is stored instead of HTML; it is rendered when the
 * email is sent or read.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey(),
    /** Identifies the event; a second email for the same event is not queued. */
    event: text('event').notNull().unique(),
    template: text('template').notNull(),
    language: text('language').notNull(),
    recipient: text('recipient').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /**
     * The uids of members whom the email mentions or who had the recipient's address; it is deleted with their
     * accounts.
     */
    about: text('about').array().notNull().default([]),
    /** Whether the data holds secrets (codes, tokens, a user's message) that are blanked after delivery. */
    forget: boolean('forget').notNull().default(false),
    state: text('state').$type<MailState>().notNull().default('queued'),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    systemPolicy(),
    index('outbox_by_state').on(table.state, table.id.desc().nullsFirst()),
    index('outbox_by_template').on(table.template, table.id.desc().nullsFirst()),
    index('outbox_by_recipient').using('gin', sql`${table.recipient} gin_trgm_ops`),
    index('outbox_by_age').using('brin', table.createdAt),
    index('outbox_about').using('gin', table.about),
    index('outbox_to_forget').on(table.createdAt).where(sql`${table.forget}`),
    check('outbox_state', sql.raw(`state in (${MAIL_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
).enableRLS();

/** The topics whose emails an address no longer gets. The address need not be a member's. */
export const mailOptOuts = pgTable(
  'mail_opt_outs',
  {
    address: text('address').notNull(),
    topic: text('topic').$type<MailTopic>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    primaryKey({ columns: [table.address, table.topic] }),
    check('mail_opt_outs_topic', sql.raw(`topic in (${MAIL_TOPICS.map((topic) => `'${topic}'`).join(', ')})`)),
  ],
).enableRLS();
