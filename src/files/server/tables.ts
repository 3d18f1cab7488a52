import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
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
import type { Alphabet } from '#platform/pure/typefaces/alphabets.ts';
import { timestamptz } from '#platform/server/db/columns.ts';
import { currentUid, memberRole, systemPolicy, visibleRows } from '#platform/server/db/roles.ts';
import type { FaceFacts } from '../model/faces.ts';
import { type Crop, IMAGE_FORMATS } from '../model/images.ts';
import { MEDIA_KINDS, type MediaFormat } from '../model/media/formats.ts';

const bytes = (name: string) => bigint(name, { mode: 'number' });

/**
 * Files of the storage service, with metadata named as in the Firebase client. The bytes are stored under the key
 * `blob`. A name is plain text and never a path on a disk.
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
    timeCreated: timestamptz('time_created').notNull().defaultNow(),
    updated: timestamptz('updated').notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', { for: 'select', to: memberRole, using: sql`${table.ownerId} = ${currentUid}` }),
    // Names are compared by bytes, so that paging does not depend on the collation of a language.
    uniqueIndex('files_by_name').on(sql`name collate "C"`),
    index('files_by_owner').on(table.ownerId),
    check('files_name', sql`octet_length(name) between 1 and 1024`),
  ],
).enableRLS();

/** Unfinished uploads; neither members nor visitors can see them. */
export const uploads = pgTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    ownerId: text('owner_id').notNull(),
    fields: jsonb('fields').$type<Record<string, unknown>>().notNull(),
    received: bytes('received').notNull().default(0),
    /** File that the upload became, so that a last piece sent again gets an equal response. */
    fileId: uuid('file_id'),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    systemPolicy(),
    index('uploads_by_owner').on(table.ownerId),
    index('uploads_by_expiry').on(table.expiresAt),
  ],
).enableRLS();

/** Received pieces of unfinished uploads. */
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

/**
 * Images for pages. Each is made from a file and deleted with it. The random id is the key that lets visitors see it.
 */
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
    madeAt: timestamptz('made_at').notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', { for: 'select', to: memberRole, using: sql`${table.ownerId} = ${currentUid}` }),
    index('images_by_file').on(table.fileId),
    index('images_by_owner').on(table.ownerId),
  ],
).enableRLS();

/** Variants of an image, by width and format. */
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

/**
 * Videos, recordings, captions and downloads on pages. Each is a file, and deleted with it. The random id is the key that
 * lets visitors see it. The size and the key of the bytes are those of the file, which visitors can't read.
 */
export const media = pgTable(
  'media',
  {
    id: uuid('id').primaryKey(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    ownerId: text('owner_id').notNull(),
    kind: text('kind', { enum: MEDIA_KINDS }).notNull(),
    format: text('format').$type<MediaFormat>().notNull(),
    name: text('name').notNull(),
    size: bytes('size').notNull(),
    blob: text('blob').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** Captions as they are sent, which are cleaned and not the bytes of the file. */
    captions: text('captions'),
    madeAt: timestamptz('made_at').notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', { for: 'select', to: memberRole, using: sql`${table.ownerId} = ${currentUid}` }),
    uniqueIndex('media_by_file').on(table.fileId, table.kind),
    index('media_by_owner').on(table.ownerId),
  ],
).enableRLS();

/** Families of fonts that members uploaded for their sites. The random id is the key that lets visitors see one. */
export const faces = pgTable(
  'faces',
  {
    id: uuid('id').primaryKey(),
    ownerId: text('owner_id').notNull(),
    name: text('name').notNull(),
    madeAt: timestamptz('made_at').notNull().defaultNow(),
  },
  (table) => [
    systemPolicy(),
    pgPolicy('own', { for: 'select', to: memberRole, using: sql`${table.ownerId} = ${currentUid}` }),
    uniqueIndex('faces_by_name').on(table.ownerId, table.name),
  ],
).enableRLS();

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Fonts as pages load them: a style of a family, cut to an alphabet and written anew. Each is made from a file and
 * deleted with it. The bytes are here and not in a blob, as they are small and many.
 */
export const faceParts = pgTable(
  'face_parts',
  {
    id: uuid('id').primaryKey(),
    faceId: uuid('face_id')
      .notNull()
      .references(() => faces.id, { onDelete: 'cascade' }),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    weight: integer('weight').notNull(),
    italic: boolean('italic').notNull(),
    alphabet: text('alphabet').$type<Alphabet>().notNull(),
    /** The facts that the font states about itself. */
    facts: jsonb('facts').$type<FaceFacts>().notNull(),
    size: integer('size').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [
    systemPolicy(),
    visibleRows(sql`exists (select from ${faces} where ${faces.id} = ${table.faceId})`),
    uniqueIndex('face_parts_by_style').on(table.faceId, table.weight, table.italic, table.alphabet),
    index('face_parts_by_file').on(table.fileId),
  ],
).enableRLS();

/** Blobs that no row refers to any more, to be deleted by a job. Triggers of the tables above insert them. */
export const looseBlobs = pgTable(
  'loose_blobs',
  { blob: text('blob').primaryKey(), since: timestamptz('since').notNull().defaultNow() },
  () => [systemPolicy()],
).enableRLS();
