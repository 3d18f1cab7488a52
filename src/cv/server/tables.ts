import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgPolicy, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { ownRows, requestKeys, systemPolicy, visibleRows, visitorRole } from '#platform/server/db/roles.ts';
import { isShowable, records } from '#records/server/tables.ts';
import type { ChangeSummary } from '../model/changes/summarize.ts';
import type { CommentState } from '../model/comment-limits.ts';
import type { VariantPurpose } from '../model/variants/variant.ts';

/** Visitors can see public CVs, and those shared by link whose id they have. */
export const visibleCvs = pgPolicy('visible_cvs', {
  for: 'select',
  to: visitorRole,
  using: sql`${records.kind} = 'cv' and ${isShowable} and (${records.status} = 'public'
    or (${records.status} = 'link' and ${records.id}::text = any (${requestKeys})))`,
}).link(records);

/** Visitors can see the published entries of the kinds that sites show. */
export const publishedEntries = pgPolicy('published_entries', {
  for: 'select',
  to: visitorRole,
  using: sql`${records.kind} = 'entry' and ${records.status} = 'published'
    and ${records.category} in ('work', 'education', 'publications', 'talks', 'skills') and ${isShowable}`,
}).link(records);

const ownerIdColumn = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The state before the last answer of a variant, by which it is undone. */
type VariantUndo = { base: Record<string, unknown>; before: number; after: number };

/** Saved states of a CV: automatically at the end of an editing session, or named by the member. */
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
    /** Name given by the member; null for an automatic version. */
    name: text('name'),
    /** Revision of the CV at that time. */
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Schema version of the document. */
    version: integer('version').notNull(),
    /** The main change since the version before; null for the first one and for those of earlier releases. */
    changes: jsonb('changes').$type<ChangeSummary>(),
    /** Time at which the CV was changed to this state. */
    savedAt: timestamptz('saved_at').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Ids are ordered by time.
    index('cv_versions_of_cv').on(table.cvId, table.id.desc().nullsFirst()),
    // One automatic version for each revision.
    uniqueIndex('cv_versions_once').on(table.cvId, table.revision).where(sql`name is null`),
    index('cv_versions_of_member').on(table.ownerId),
  ],
).enableRLS();

/**
 * Versions of shared CVs that visitors see while their owners edit. Visitors of a CV without a row see its latest
 * version, as they do if `document` is null.
 */
export const cvPublications = pgTable(
  'cv_publications',
  {
    cvId: uuid('cv_id')
      .primaryKey()
      .references(() => records.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null if the member chose that visitors always see the latest version. */
    document: jsonb('document').$type<Record<string, unknown>>(),
    /** Schema version of the document. */
    version: integer('version').notNull(),
    /** Images that the document refers to. */
    images: uuid('images').array().notNull(),
    /** Texts in the language of the CV that this one was translated from. */
    originals: jsonb('originals').$type<OriginalTexts>(),
    /** Time at which the member published the document or chose the latest version. */
    publishedAt: timestamptz('published_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    visibleRows(
      sql`exists (select from ${records} where ${records.id} = ${table.cvId} and ${records.ownerId} = ${table.ownerId})`,
    ),
    index('cv_publications_of_member').on(table.ownerId),
    index('cv_publications_by_image').using('gin', table.images),
  ],
).enableRLS();

/**
 * CVs that follow another one, their original: for a job, or in another language. Without its original, a variant is a CV
 * like any other.
 */
export const cvVariants = pgTable(
  'cv_variants',
  {
    cvId: uuid('cv_id')
      .primaryKey()
      .references(() => records.id, { onDelete: 'cascade' }),
    ownerId: ownerIdColumn(),
    originalId: uuid('original_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<VariantPurpose>().notNull(),
    /** The original as far as the variant has answered its updates. */
    base: jsonb('base').$type<Record<string, unknown>>().notNull(),
    /** Schema version of `base` and of the base in `undo`. */
    version: integer('version').notNull(),
    /** Keys of texts that are the same in both languages. */
    same: text('same').array().notNull(),
    /** Counts the changes of this row, so that one that is based on an older state is refused. */
    revision: integer('revision').notNull(),
    /** Undoes the last answer: the base before it, and the revision of the CV before and after it. */
    undo: jsonb('undo').$type<VariantUndo>(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    index('cv_variants_of_member').on(table.ownerId),
    index('cv_variants_of_original').on(table.originalId),
  ],
).enableRLS();

/** Comments by visitors without an account, with the owner's answer. */
export const cvComments = pgTable(
  'cv_comments',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerIdColumn(),
    cvId: uuid('cv_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** Id of the link by which the reader came; empty for the CV's own address. */
    linkId: text('link_id').notNull().default(''),
    /** Alternating list names and ids that lead to the block. */
    place: text('place').array().notNull(),
    /** Name of the block at that time; the block may have been deleted since. */
    blockName: text('block_name').notNull(),
    readerName: text('reader_name').notNull(),
    text: text('text').notNull(),
    state: text('state').$type<CommentState>().notNull(),
    answer: text('answer'),
    answeredAt: timestamptz('answered_at'),
    createdAt: timestamptz('created_at').notNull(),
    /** Time at which the owner was mailed about it. */
    toldAt: timestamptz('told_at'),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Ids are ordered by time.
    index('cv_comments_of_cv').on(table.cvId, table.id.desc().nullsFirst()),
    index('cv_comments_of_link').on(table.linkId).where(sql`link_id <> ''`),
    index('cv_comments_to_tell').on(table.createdAt).where(sql`told_at is null`),
    index('cv_comments_of_member').on(table.ownerId),
    index('cv_comments_held').on(table.ownerId, table.cvId).where(sql`state = 'held'`),
    visibleRows(
      sql`${table.state} = 'shown' and (${table.linkId} = '' or ${table.linkId} = any (${requestKeys}))
        and exists (select from ${records} where ${records.id} = ${table.cvId})`,
    ),
  ],
).enableRLS();

/**
 * Time of the last mail about comments on a CV. Rows outlive the comments, so that deleting them brings no mail sooner.
 */
export const cvCommentMails = pgTable(
  'cv_comment_mails',
  {
    cvId: uuid('cv_id')
      .primaryKey()
      .references(() => records.id, { onDelete: 'cascade' }),
    ownerId: ownerIdColumn(),
    toldAt: timestamptz('told_at').notNull(),
  },
  (table) => [systemPolicy(), index('cv_comment_mails_of_member').on(table.ownerId)],
).enableRLS();
