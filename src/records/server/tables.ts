import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#identity/server/tables.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { ownRows, systemPolicy, visibleRows } from '#platform/server/db/roles.ts';
import type { Translations } from '../model/source-texts.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
/**
 * Searchable text split into single words: PostgreSQL would parse `node.js` as a host name and `e-mail` as three words.
 * Positions are stripped from the index because no query uses them.
 */
const searchableText = sql`translate(title || ' ' || words, '.,;:/\\@#&+-_=?~%''"()[]{}<>', repeat(' ', 40))`;
/** Text search dictionary of the record's language. */
const dictionary = sql`case language when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig
  when 'fr' then 'french'::regconfig when 'tr' then 'turkish'::regconfig when 'ar' then 'arabic'::regconfig
  else 'english'::regconfig end`;

/**
 * Records that members keep: projects, achievements, entries of their work, CVs. The document is the source of truth; the other columns are
 * derived from it for listing, sorting and search.
 */
export const records = pgTable(
  'records',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    kind: text('kind').notNull(),
    revision: integer('revision').notNull().default(1),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Version of the document schema. */
    version: integer('version').notNull(),
    /** Rank in the member's own order. */
    position: text('position').notNull(),
    slug: text('slug'),
    title: text('title').notNull(),
    /** Sort key of the title, ignoring case and accents. */
    sortTitle: text('sort_title').notNull(),
    /** Category within the kind; empty for kinds without categories. */
    category: text('category').notNull().default(''),
    status: text('status').notNull(),
    tags: text('tags').array().notNull(),
    happened: text('happened').notNull(),
    /** Records that never expire sort after all others. */
    expires: text('expires').notNull(),
    featured: boolean('featured').notNull(),
    /** Images that the document refers to. */
    images: uuid('images').array().notNull(),
    /** Stored files that the document refers to. */
    files: text('files').array().notNull().default([]),
    /** Records that the document refers to. */
    refersTo: uuid('refers_to').array().notNull().default([]),
    language: text('language').$type<Language>().notNull(),
    words: text('words').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      sql`strip(to_tsvector(${dictionary}, ${searchableText})) || strip(to_tsvector('simple'::regconfig, ${searchableText}))`,
    ),
    createdAt: timestamptz('created_at').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    trashedAt: timestamptz('trashed_at'),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    uniqueIndex('records_in_order').on(table.ownerId, table.kind, sql`position collate "C"`),
    index('records_by_update').on(
      table.ownerId,
      table.kind,
      table.updatedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('records_by_title').on(table.ownerId, table.kind, sql`sort_title collate "C"`, table.id),
    index('records_by_date').on(
      table.ownerId,
      table.kind,
      sql`happened collate "C" desc`,
      table.id.desc().nullsFirst(),
    ),
    index('records_by_expiry').on(table.ownerId, table.kind, sql`expires collate "C"`, table.id),
    index('records_by_status').on(table.ownerId, table.kind, table.status, sql`position collate "C"`),
    index('records_by_tag').using('gin', table.tags),
    index('records_by_words').using('gin', table.search),
    index('records_by_image').using('gin', table.images),
    index('records_by_reference').using('gin', table.refersTo),
    index('records_in_trash').on(table.trashedAt).where(sql`trashed_at is not null`),
    index('records_scheduled')
      .on(sql`happened collate "C"`)
      .where(sql`kind = 'post' and status = 'scheduled' and trashed_at is null`),
  ],
).enableRLS();

/** The owner exists and is active, so others may see what they publish. */
export const isOfActiveMember = sql<boolean>`exists (select from ${users} where ${users.id} = ${records.ownerId} and ${users.isActive})`;

/** The owner exists, is active and has a verified email address, so that their records may become visible to others. */
export const isOfPublishingMember = sql<boolean>`exists (select from ${users} where ${users.id} = ${records.ownerId}
  and ${users.isActive} and ${users.emailVerified})`;

/** Earlier states of records, one for each time that a member stopped to edit one. CVs have a history of their own. */
export const recordVersions = pgTable(
  'record_versions',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    recordId: uuid('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
    /** Revision of the record at that time. */
    revision: integer('revision').notNull(),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Version of the document schema. */
    version: integer('version').notNull(),
    /** Fields that differ from the version before, as paths; null for the first version. */
    changed: text('changed').array(),
    /** When the record was changed to this state. */
    savedAt: timestamptz('saved_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Ids are ordered by time.
    index('record_versions_of_record').on(table.recordId, table.id.desc().nullsFirst()),
    uniqueIndex('record_versions_once').on(table.recordId, table.revision),
    index('record_versions_of_member').on(table.ownerId),
  ],
).enableRLS();

/** Current and former slugs of records. A slug leads to one record for as long as that record exists. */
export const recordSlugs = pgTable(
  'record_slugs',
  {
    ownerId: owner(),
    kind: text('kind').notNull(),
    slug: text('slug').notNull(),
    recordId: uuid('record_id')
      .notNull()
      .references(() => records.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.kind, table.slug] }),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    index('record_slugs_by_record').on(table.recordId),
    // Published snapshots leave out records that were taken down later, which they identify by slug.
    visibleRows(
      sql`exists (select from ${records} where ${records.id} = ${table.recordId})
        or exists (select from ${takedowns} where ${takedowns.ownerId} = ${table.ownerId}
          and ${takedowns.targetKind} = ${table.kind} and ${takedowns.targetId} = ${table.recordId}::text)`,
    ),
  ],
).enableRLS();

/**
 * Translations of what a member's site shows, one row per language and part. A part is a record by its id, or a document
 * of another domain by a name of its own.
 */
export const translations = pgTable(
  'translations',
  {
    ownerId: owner(),
    language: text('language').$type<Language>().notNull(),
    part: text('part').notNull(),
    /** The record whose texts these are. */
    recordId: uuid('record_id').references(() => records.id, { onDelete: 'cascade' }),
    texts: jsonb('texts').$type<Translations>().notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.language, table.part] }),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    index('translations_of_record').on(table.recordId),
  ],
).enableRLS();

/** Admin takedowns. The target is visible only to its owner until it is restored. */
export const takedowns = pgTable(
  'takedowns',
  {
    ownerId: owner(),
    targetKind: text('target_kind').$type<TakedownTarget['kind']>().notNull(),
    /** Id of the CV, project or share link; empty for the site. */
    targetId: text('target_id').notNull(),
    /** The admin's explanation, shown to the owner. */
    reason: text('reason').notNull(),
    takenAt: timestamptz('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.targetKind, table.targetId] }),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // Visibility of other rows depends on takedowns. Column privileges limit visitors to the target, without the
    // reason.
    visibleRows(sql`true`),
    index('takedowns_by_age').on(
      table.takenAt.desc().nullsFirst(),
      table.ownerId.desc().nullsFirst(),
      table.targetKind.desc().nullsFirst(),
      table.targetId.desc().nullsFirst(),
    ),
  ],
).enableRLS();

/** An admin took the record down. */
export const isTakenDown = sql<boolean>`exists (select from ${takedowns} where ${takedowns.ownerId} = ${records.ownerId}
  and ${takedowns.targetKind} = ${records.kind} and ${takedowns.targetId} = ${records.id}::text)`;

/** The record may be shown to visitors: it is not trashed or taken down, and its owner is active and visible. */
export const isShowable = sql`${records.trashedAt} is null
  and exists (select from ${users} where ${users.id} = ${records.ownerId}) and not ${isTakenDown}`;

export type TakedownTarget = { kind: 'site' | 'cv' | 'project' | 'post' | 'share'; id: string };
