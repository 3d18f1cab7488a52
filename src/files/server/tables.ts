import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgPolicy,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { moment } from '#platform/db/columns.ts';
import { currentUid, memberRole, systemPolicy, visibleRows } from '#platform/db/roles.ts';
import { type Crop, IMAGE_FORMATS } from '../model/images.ts';

const bytes = (name: string) => bigint(name, { mode: 'number' });

/**
 * Every file of the storage service: its metadata by the specification's names. The bytes lie in the blob of that key. A
 * name is text and nothing else; it is never a path on a disk.
 */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    ownerId: text('owner_id').notNull(),
    blob: text('blob').notNull(),
    generation: bigint('generation', { mode: 'bigint' }).notNull(),
    metageneration: bytes('metageneration').notNull().default(1),
    size: bytes('size').notNull(),
    md5Hash: text('md5_hash').notNull(),
    contentType: text('content_type').notNull(),
    cacheControl: text('cache_control'),
    contentDisposition: text('content_disposition'),
    contentEncoding: text('content_encoding'),
    contentLanguage: text('content_language'),
    custom: jsonb('custom').$type<Record<string, string>>().notNull().default({}),
    downloadToken: text('download_token').notNull(),
    timeCreated: moment('time_created').notNull().defaultNow(),
    updated: moment('updated').notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', { for: 'select', to: memberRole, using: sql`${table.ownerId} = ${currentUid}` }),
    // Names are compared byte by byte: lists page by them, and no language's order comes in between.
    uniqueIndex('files_by_name').on(sql`name collate "C"`),
    index('files_by_owner').on(table.ownerId),
    check('files_name', sql`octet_length(name) between 1 and 1024`),
  ],
).enableRLS();

/** Uploads in pieces that are not finished; nothing of them is visible. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    ownerId: text('owner_id').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    received: bytes('received').notNull().default(0),
    /** The file that it became; a last piece that is sent again gets the same answer. */
    fileId: uuid('file_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    index('uploads_by_owner').on(table.ownerId),
    index('uploads_by_expiry').on(table.expiresAt),
  ],
).enableRLS();

/** The pieces that have come, one after the other. */
export const uploadPieces = pgTable(
  'upload_pieces',
  {
    blob: text('blob').primaryKey(),
    uploadId: text('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    offset: bytes('offset').notNull(),
    size: bytes('size').notNull(),
  },
  (table) => [systemPolicy(), uniqueIndex('upload_pieces_in_order').on(table.uploadId, table.offset)],
).enableRLS();

/** A picture for pages, made of a file and gone with it. Its id is not to be guessed: who has it may see it. */
export const images = pgTable(
  'images',
  {
    id: uuid('id').primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    crop: jsonb('crop').$type<Crop>(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    placeholder: text('placeholder').notNull(),
    madeAt: moment('made_at').notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', { for: 'select', to: memberRole, using: sql`${table.ownerId} = ${currentUid}` }),
    index('images_by_file').on(table.fileId),
    index('images_by_owner').on(table.ownerId),
  ],
).enableRLS();

/** The same picture, smaller and in the formats that browsers read. */
export const imageVariants = pgTable(
  'image_variants',
  {
    imageId: uuid('image_id')
      .notNull()
      .references(() => images.id, { onDelete: 'cascade' }),
    width: integer('width').notNull(),
    format: text('format', { enum: IMAGE_FORMATS }).notNull(),
    size: bytes('size').notNull(),
    blob: text('blob').notNull().unique(),
  },
  (table) => [
    primaryKey({ columns: [table.imageId, table.width, table.format] }),
    systemPolicy(),
    visibleRows(sql`exists (select from ${images} where ${images.id} = ${table.imageId})`),
  ],
).enableRLS();

/** Blobs that no row speaks of any more; a job deletes them. Triggers of the tables above put them here. */
export const looseBlobs = pgTable(
  'loose_blobs',
  { blob: text('blob').primaryKey(), since: moment('since').notNull().defaultNow() },
  () => [systemPolicy()],
).enableRLS();
