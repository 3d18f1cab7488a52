import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import { moment } from '#platform/db/columns.ts';
import { heldKeys, ownRows, systemPolicy, visibleRows, visitorRole } from '#platform/db/roles.ts';
import { isShowable, records } from '#records/server/tables.ts';
import type { CommentState } from '../model/comment-limits.ts';

/** Visitors see the CVs that are public, and those by link whose id they hold. */
export const visibleCvs = pgPolicy('visible_cvs', {
  for: 'select',
  to: visitorRole,
  using: sql`${records.kind} = 'cv' and ${isShowable} and (${records.status} = 'public'
    or (${records.status} = 'link' and ${records.id}::text = any (${heldKeys})))`,
}).link(records);

/** How a CV was at the end of a time of work on it, or when its member gave that a name. */
export const cvVersions = pgTable(
  'cv_versions',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    cvId: uuid('cv_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** Given by the member; one without was kept by itself. */
    name: text('name'),
    /** Of the CV, when it was like this. */
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Of the shape of the document. */
    version: integer('version').notNull(),
    /** When that was written. */
    savedAt: moment('saved_at').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Ids follow the time at which they are made.
    index('cv_versions_of_cv').on(table.cvId, table.id.desc().nullsFirst()),
    // One revision is kept by itself once.
    uniqueIndex('cv_versions_once').on(table.cvId, table.revision).where(sql`name is null`),
    index('cv_versions_of_member').on(table.ownerId),
  ],
).enableRLS();

const ofMember = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** What readers without an account have said of a CV, and what its owner answered. */
export const cvComments = pgTable(
  'cv_comments',
  {
    id: uuid('id').primaryKey(),
    ownerId: ofMember(),
    cvId: uuid('cv_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** The lists and ids that lead to the block it is about. */
    place: text('place').array().notNull(),
    /** What that was called then: it may be gone by now. */
    blockName: text('block_name').notNull(),
    readerName: text('reader_name').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<CommentState>().notNull(),
    answer: text('answer'),
    answeredAt: moment('answered_at'),
    createdAt: moment('created_at').notNull(),
    /** When its owner was mailed of it. */
    toldAt: moment('told_at'),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Ids follow the time at which they are made.
    index('cv_comments_of_cv').on(table.cvId, table.id.desc().nullsFirst()),
    index('cv_comments_to_tell').on(table.createdAt).where(sql`told_at is null`),
    index('cv_comments_of_member').on(table.ownerId),
    index('cv_comments_held').on(table.ownerId, table.cvId).where(sql`state = 'held'`),
    visibleRows(sql`${table.state} = 'shown' and exists (select from ${records} where ${records.id} = ${table.cvId})`),
  ],
).enableRLS();

/** When the owner of a CV was last mailed of comments on it. It outlives them: deleting them brings no mail sooner. */
export const cvCommentMails = pgTable(
  'cv_comment_mails',
  {
    cvId: uuid('cv_id')
      .primaryKey()
      .references(() => records.id, { onDelete: 'cascade' }),
    ownerId: ofMember(),
    toldAt: moment('told_at').notNull(),
  },
  (table) => [systemPolicy(), index('cv_comment_mails_of_member').on(table.ownerId)],
).enableRLS();
