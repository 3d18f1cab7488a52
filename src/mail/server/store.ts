import { and, arrayContains, count, desc, eq, gt, ilike, inArray, lt, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Sql } from '#platform/server/db/database.ts';
import { escapeLike, searchKeys } from '#platform/server/db/search-keys.ts';
import { MAIL_STATES, type MailState } from '../contract.ts';
import { removeOptOuts } from './opt-outs/store.ts';
import { outbox } from './tables.ts';

export type StoredMail = typeof outbox.$inferSelect;

/** Inserts an email unless there is one for its event; returns whether it did. */
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
  change: { state?: MailState; lastError?: string | null; sentAt?: Date; tried?: boolean; left?: RedactedData },
) {
  const { tried, left, ...fields } = change;
  await sql
    .update(outbox)
    .set({ ...fields, ...(left ? { data: left, forget: false } : {}), ...(tried ? { attempts: oneMoreAttempt } : {}) })
    .where(eq(outbox.id, id));
}

/** The data of an email with its secrets blanked. */
type RedactedData = StoredMail['data'];

/** Returns emails whose secrets are to be blanked: those that were delivered, and those created before a time. */
export const selectToRedact = (db: Sql, before: Date, limit: number) =>
  db
    .select()
    .from(outbox)
    .where(and(outbox.forget, or(eq(outbox.state, 'sent'), lt(outbox.createdAt, before))))
    .orderBy(outbox.createdAt)
    .limit(limit);

const oneMoreAttempt = sql`${outbox.attempts} + 1`;

export type MailFilter = {
  /** Part of the recipient's address; short texts match only its beginning. */
  q?: string | undefined;
  state?: MailState | undefined;
  template?: string | undefined;
};
type MailPage = { before?: string | undefined; limit: number };

/** Limits how many emails of the list are scanned for an address before the index is used. */
const NEAR = 1000;

/** Returns a page of the emails that match a filter, newest first. */
export function selectMail(db: Sql, { q, ...filter }: MailFilter, page: MailPage) {
  const all = db.select().from(outbox).orderBy(desc(outbox.id));
  return q
    ? all.where(inArray(outbox.id, mailFound(db, q, filter, page)))
    : all.where(isListed(filter, page)).limit(page.limit);
}

function mailFound(db: Sql, q: string, filter: Omit<MailFilter, 'q'>, page: MailPage) {
  const { limit } = page;
  const listed = isListed(filter, page);
  const { id, recipient } = outbox;
  const near = db.select({ id, recipient }).from(outbox).where(listed).orderBy(desc(id)).limit(NEAR).as('near');
  return searchKeys({
    recent: db
      .select({ id: near.id })
      .from(near)
      .where(ilike(near.recipient, patternOf(q)))
      .limit(limit),
    anywhere: (provided) =>
      db
        .select({ id })
        .from(outbox)
        .where(and(provided, ilike(recipient, patternOf(q)), listed))
        .orderBy(sql`${id}::text collate "C" desc`)
        .limit(limit),
    limit,
  });
}

const isListed = ({ state, template }: Omit<MailFilter, 'q'>, { before }: MailPage) =>
  and(
    state && eq(outbox.state, state),
    template === undefined ? undefined : eq(outbox.template, template),
    before ? lt(outbox.id, before) : undefined,
  );

/** The shortest text that the trigram index can find anywhere; shorter ones only match at the beginning. */
const MIN_SUBSTRING_LENGTH = 3;

const patternOf = (q: string) => `${q.length < MIN_SUBSTRING_LENGTH ? '' : '%'}${escapeLike(q)}%`;

/** Counts the emails in each state, up to `maxCount` per state. */
export async function countByState(db: Sql, maxCount: number) {
  const counted = MAIL_STATES.map(async (state) => {
    const batch = db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, state)).limit(maxCount).as('some');
    return [state, await db.$count(batch)] as const;
  });
  return Object.fromEntries(await Promise.all(counted)) as Record<MailState, number>;
}

/** Marks an unsent email as queued; returns whether it did. */
export async function queueAgain(db: Sql, id: string) {
  const rows = await db
    .update(outbox)
    .set({ state: 'queued' })
    .where(and(eq(outbox.id, id), inArray(outbox.state, ['failed', 'kept'])))
    .returning({ id: outbox.id });
  return rows.length > 0;
}

/** The templates that exist, and those of them whose emails can only be retried until their secrets are blanked. */
export type Retriable = { known: string[]; confidential: string[] };

const isRetriable = ({ known, confidential }: Retriable) =>
  and(
    eq(outbox.state, 'failed'),
    inArray(outbox.template, known),
    or(notInArray(outbox.template, confidential), outbox.forget),
  );

export async function selectRetriable(db: Sql, which: Retriable) {
  const [found] = await db
    .select({ count: count(), newest: sql<string | null>`max(${outbox.id}::text)` })
    .from(outbox)
    .where(isRetriable(which));
  return found ?? { count: 0, newest: null };
}

type IdRange = { after: string; upTo: string; limit: number };

/** Marks a batch of failed emails as queued, oldest first; returns their ids. */
export async function queueFailedAgain(db: Sql, which: Retriable, { after, upTo, limit }: IdRange) {
  const batch = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isRetriable(which), gt(outbox.id, after), lte(outbox.id, upTo)))
    .orderBy(outbox.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outbox)
    .set({ state: 'queued' })
    .where(inArray(outbox.id, batch))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id).toSorted();
}

/** Marks a queued email as failed. */
export async function markFailed(db: Sql, id: string, lastError: string) {
  await db
    .update(outbox)
    .set({ state: 'failed', lastError })
    .where(and(eq(outbox.id, id), eq(outbox.state, 'queued')));
}

/** Deletes all emails to or about a member, and what the member has unsubscribed from. */
export async function removeMailOf(sql: Sql, { uid, email }: { uid: string; email: string }) {
  await removeOptOuts(sql, email);
  await sql.delete(outbox).where(or(eq(outbox.recipient, email), arrayContains(outbox.about, [uid])));
}

/** Marks all emails to an address as being about the member who is about to give the address up. */
export async function recordFormerAddress(db: Sql, { uid, email }: { uid: string; email: string }) {
  await db
    .update(outbox)
    .set({ about: sql`array_append(${outbox.about}, ${uid})` })
    .where(eq(outbox.recipient, email));
}

export async function removeMail(sql: Sql, id: string) {
  await sql.delete(outbox).where(eq(outbox.id, id));
}

/** Deletes up to `limit` emails created before a time; returns how many. */
export async function removeMailBefore(db: Sql, before: Date, limit: number) {
  const old = db.select({ id: outbox.id }).from(outbox).where(lt(outbox.createdAt, before)).limit(limit);
  const { rowCount } = await db.delete(outbox).where(inArray(outbox.id, old));
  return rowCount ?? 0;
}

/** Marks all queued emails as kept. */
export async function suspendQueued(db: Sql) {
  await db.update(outbox).set({ state: 'kept' }).where(eq(outbox.state, 'queued'));
}

export const selectQueued = (db: Sql) =>
  db.select({ id: outbox.id }).from(outbox).where(eq(outbox.state, 'queued')).orderBy(outbox.id);
