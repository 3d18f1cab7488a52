import { describe, expect, it } from 'vitest';
import { openOwnedDatabase, openTestDatabase, ROLES } from '#testing/test-database.ts';

/** The columns that visitors can read, by table; of all other tables they can read none. */
const READABLE = {
  cv_comments: ['answer', 'created_at', 'cv_id', 'id', 'link_id', 'place', 'reader_name', 'state', 'text'],
  cv_publications: ['cv_id', 'document', 'originals', 'version'],
  hostnames: ['authorized_at', 'host', 'owner_id', 'state'],
  images: ['height', 'id', 'owner_id', 'placeholder', 'width'],
  media: ['blob', 'captions', 'format', 'height', 'id', 'kind', 'name', 'owner_id', 'size', 'width'],
  faces: ['id', 'name', 'owner_id'],
  face_parts: ['alphabet', 'bytes', 'face_id', 'facts', 'id', 'italic', 'size', 'weight'],
  sites: ['owner_id', 'published', 'published_at', 'published_texts', 'published_version'],
  testimonials: [
    ...['id', 'language', 'name', 'organization', 'owner_id', 'photo', 'position', 'quoted_from', 'role', 'source'],
    ...['state', 'text', 'trashed_at', 'written'],
  ],
  translations: ['language', 'owner_id', 'part', 'record_id', 'texts', 'updated_at'],
  takedowns: ['owner_id', 'target_id', 'target_kind'],
  former_usernames: ['kept_until', 'user_id', 'username'],
  users: [
    ...[
      'accepts_messages',
      'bio',
      'device_time_zone',
      'display_name',
      'email_verified',
      'is_active',
      'language',
      'location',
      'photo_url',
      'show_achievements',
    ],
    ...['social_links', 'time_zone', 'uid', 'username', 'website'],
  ],
  shares: [
    ...[
      'comments',
      'contact',
      'created_at',
      'download',
      'drafts',
      'expires_at',
      'id',
      'indexing',
      'items',
      'letter_id',
    ],
    ...[
      'owner_id',
      'password_hash',
      'pinned',
      'pinned_at',
      'pinned_version',
      'state',
      'target_id',
      'target_kind',
      'word',
    ],
  ],
  records: [
    ...['category', 'created_at', 'document', 'expires', 'featured', 'files', 'happened', 'id', 'images', 'kind'],
    ...['language', 'owner_id', 'position', 'revision', 'slug', 'sort_title', 'status', 'tags', 'title', 'trashed_at'],
    ...['updated_at', 'version'],
  ],
};
/** The tables of which visitors can read all columns of a visible row. */
const WHOLLY_READABLE = ['files', 'image_variants', 'instance_logos', 'record_slugs'];

describe('a visitor with raw SQL', () => {
  it('reads only the columns that public pages need', async () => {
    const { pool } = await openTestDatabase();
    const { rows } = await pool.query<{ name: string; whole: boolean; columns: string[] }>(
      `select c.relname as name, has_table_privilege('${ROLES.visitor}', c.oid, 'select') as whole,
              array_agg(a.attname::text order by a.attname::text) as columns
         from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
          and has_column_privilege('${ROLES.visitor}', c.oid, a.attnum, 'select')
        group by 1, 2, c.oid`,
    );
    const readable = rows.filter(({ whole }) => !whole).map(({ name, columns }) => [name, columns]);
    expect(Object.fromEntries(readable)).toEqual(READABLE);
    expect(rows.flatMap(({ name, whole }) => (whole ? [name] : [])).sort()).toEqual(WHOLLY_READABLE);
  });

  it('cannot read a table that a later migration adds without a grant', async () => {
    const { pool } = await openOwnedDatabase();
    await pool.query('create table notes (id int)');
    const { rows } = await pool.query(`select has_table_privilege('${ROLES.visitor}', 'notes', 'select') as may`);
    expect(rows).toEqual([{ may: false }]);
  });
});
