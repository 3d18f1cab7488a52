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
import { moment } from '#platform/db/columns.ts';
import { ownRows, systemPolicy, visibleRows } from '#platform/db/roles.ts';
import type { Language } from '#platform/i18n/languages.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const owner = () =>
  text('owner_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
/**
 * What there is to find, as single words: PostgreSQL would take `node.js` for the name of a computer and `e-mail` for three
 * words. Nothing is told of where they stand, for nothing asks for it.
 */
const plain = sql`translate(title || ' ' || words, '.,;:/\\@#&+-_=?~%''"()[]{}<>', repeat(' ', 40))`;
/** How PostgreSQL knows the forms of a word, by language. */
const dictionary = sql`case language when 'de' then 'german'::regconfig when 'es' then 'spanish'::regconfig
  when 'fr' then 'french'::regconfig when 'tr' then 'turkish'::regconfig when 'ar' then 'arabic'::regconfig
  else 'english'::regconfig end`;

/**
 * What members keep one by one: projects, achievements. The document is the record; the columns beside it follow from it
 * and are there to be listed, sorted and found by.
 */
export const records = pgTable(
  'records',
  {
    id: uuid('id').primaryKey(),
    ownerId: owner(),
    kind: text('kind').notNull(),
    revision: integer('revision').notNull().default(1),
    document: jsonb('document').$type<Record<string, unknown>>().notNull(),
    /** Of the shape of the document. */
    version: integer('version').notNull(),
    /** Its place in the member's own order. */
    position: text('position').notNull(),
    slug: text('slug'),
    title: text('title').notNull(),
    /** By which titles are sorted: the same for an accent or a capital more or less. */
    sortTitle: text('sort_title').notNull(),
    /** Of what sort it is among its kind; none where a kind has no sorts. */
    category: text('category').notNull().default(''),
    status: text('status').notNull(),
    tags: text('tags').array().notNull(),
    happened: text('happened').notNull(),
    /** What never expires comes behind all that does. */
    expires: text('expires').notNull(),
    featured: boolean('featured').notNull(),
    /** The pictures that it shows. */
    images: uuid('images').array().notNull(),
    /** The stored files that it names. */
    files: text('files').array().notNull().default([]),
    language: text('language').$type<Language>().notNull(),
    words: text('words').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      sql`strip(to_tsvector(${dictionary}, ${plain})) || strip(to_tsvector('simple'::regconfig, ${plain}))`,
    ),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    trashedAt: moment('trashed_at'),
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
    index('records_in_trash').on(table.trashedAt).where(sql`trashed_at is not null`),
  ],
).enableRLS();

/** Its member is there, and nobody has deactivated them: what they show is there for others. */
export const isOfActiveMember = sql<boolean>`exists (select from ${users} where ${users.id} = ${records.ownerId} and ${users.isActive})`;

/** Under which names records are, or once were, to be found in addresses. A name leads to one record for good. */
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
    // Pinned pages leave out what was taken down since, which they know by its names.
    visibleRows(
      sql`exists (select from ${records} where ${records.id} = ${table.recordId})
        or exists (select from ${takedowns} where ${takedowns.ownerId} = ${table.ownerId}
          and ${takedowns.targetKind} = ${table.kind} and ${takedowns.targetId} = ${table.recordId}::text)`,
    ),
  ],
).enableRLS();

/** What an admin has taken down: it is shown to nobody but its member until it is put back. */
export const takedowns = pgTable(
  'takedowns',
  {
    ownerId: owner(),
    targetKind: text('target_kind').$type<TakenDown['kind']>().notNull(),
    /** Which CV, project or link; empty for the site. */
    targetId: text('target_id').notNull(),
    /** In the admin's words; its member reads it. */
    reason: text('reason').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.targetKind, table.targetId] }),
    systemPolicy(),
    ownRows(sql`${table.ownerId}`),
    // What else visitors see depends on them. They read which thing it is, not why.
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

/** Nothing stands against showing it to visitors: it is not in the trash, not taken down, and its member not deactivated. */
export const isShowable = sql`${records.trashedAt} is null
  and exists (select from ${users} where ${users.id} = ${records.ownerId}) and not ${isTakenDown}`;

export type TakenDown = { kind: 'site' | 'cv' | 'project' | 'share'; id: string };
