import { and, count, desc, eq, lt, sql } from 'drizzle-orm';
import type { Sql } from '#platform/db/database.ts';
import type { MailState } from '../contract.ts';
import { outbox } from './tables.ts';

export type StoredMail = typeof outbox.$inferSelect;

/** Keeps a mail unless there is one for its event already; answers whether it did. */
export async function insertMail(sql: Sql, mail: typeof outbox.$inferInsert) {
  const rows = await sql.insert(outbox).values(mail).onConflictDoNothing().returning({ id: outbox.id });
  return rows.length > 0;
}

export async function findMail(sql: Sql, id: string) {
  const [mail] = await sql.select().from(outbox).where(eq(outbox.id, id));
  return mail;
}

export async function updateMail(
  sql: Sql,
  id: string,
  change: { state?: MailState; lastError?: string | null; sentAt?: Date; tried?: boolean; left?: WhatIsLeft },
) {
  const { tried, left, ...fields } = change;
  await sql
    .update(outbox)
    .set({ ...fields, ...(left ? { data: left, forget: false } : {}), ...(tried ? { attempts: oneMoreAttempt } : {}) })
    .where(eq(outbox.id, id));
}

/** The data of a mail without what was to be forgotten. */
type WhatIsLeft = StoredMail['data'];

/** Mails of before this moment that still say what is to be forgotten. */
export const selectToForget = (db: Sql, before: Date, limit: number) =>
  db
    .select()
    .from(outbox)
    .where(and(outbox.forget, lt(outbox.createdAt, before)))
    .orderBy(outbox.createdAt)
    .limit(limit);

const oneMoreAttempt = sql`${outbox.attempts} + 1`;

type Page = { state?: MailState | undefined; before?: string | undefined; limit: number };

export const selectMail = (db: Sql, { state, before, limit }: Page) =>
  db
    .select()
    .from(outbox)
    .where(and(state ? eq(outbox.state, state) : undefined, before ? lt(outbox.id, before) : undefined))
    .orderBy(desc(outbox.id))
    .limit(limit);

export const countByState = (db: Sql) =>
  db.select({ state: outbox.state, count: count() }).from(outbox).groupBy(outbox.state);

/** Takes every mail to an address out of the outbox: its owner is gone. */
export async function forgetRecipient(sql: Sql, recipient: string) {
  await sql.delete(outbox).where(eq(outbox.recipient, recipient));
}
