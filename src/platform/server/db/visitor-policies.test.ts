import { describe, expect, it } from 'vitest';
import { insertRow } from '#testing/insert-row.ts';
import { openOwnedDatabase, openTestDatabase, ROLES } from '#testing/test-database.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
type Row = Record<string, unknown>;

const PAST = '2020-01-01';
const TESTIMONIAL_STATES = ['requested', 'received', 'approved', 'hidden'];
const DOCUMENT = '{"headline": "Analyst"}';

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

/** Returns the values of one column that a visitor with these keys can read. */
async function seen({ asVisitor }: TestDatabase, table: string, column: string, keys: readonly string[] = []) {
  const { rows } = await asVisitor(({ sql }) => sql.execute(`select ${column}::text as found from ${table}`), keys);
  return rows.map(({ found }) => found as string).sort();
}

let planted = 0;
function newUuid() {
  planted += 1;
  return `00000000-0000-7000-9000-${String(planted).padStart(12, '0')}`;
}

/** Inserts rows for a member, with a verified address by default. */
async function plantFor(database: TestDatabase, uid: string, user: Row = {}) {
  await insertRow(database, 'users', { uid, username: uid, email_verified: true, ...user });
  const record = async (kind: string, status: string, more: Row = {}) => {
    const id = newUuid();
    await insertRow(database, 'records', { id, owner_id: uid, kind, status, position: id, ...more });
    return id;
  };
  const share = async (id: string, more: Row = {}) => {
    await insertRow(database, 'shares', { id, owner_id: uid, target_kind: 'portfolio', ...more });
    return id;
  };
  const takeDown = (kind: string, id = '') =>
    insertRow(database, 'takedowns', { owner_id: uid, target_kind: kind, target_id: id });
  return { record, share, takeDown };
}

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

  it('finds the records that are published, not in the trash and not taken down', async () => {
    const database = await openTestDatabase();
    const { record, takeDown } = await plantFor(database, 'ada');
    const shown = [await record('project', 'published'), await record('achievement', 'visible')];
    const cv = await record('cv', 'public');
    for (const [kind, status] of [
      ...([
        ['project', 'draft'],
        ['project', 'archived'],
        ['achievement', 'hidden'],
        ['cv', 'private'],
      ] as const),
      ...([
        ['cv', 'published'],
        ['project', 'visible'],
        ['achievement', 'public'],
        ['note', 'published'],
      ] as const),
    ]) {
      await record(kind, status);
    }
    await record('project', 'published', { trashed_at: PAST });
    await takeDown('project', await record('project', 'published'));
    await takeDown('cv', await record('cv', 'public'));
    expect(await seen(database, 'records', 'id')).toEqual([...shown, cv]);
  });

  it('finds the published entries of the kinds that sites show', async () => {
    const database = await openTestDatabase();
    const { record } = await plantFor(database, 'ada');
    const shown: string[] = [];
    for (const category of ['work', 'education', 'publications', 'talks', 'skills']) {
      shown.push(await record('entry', 'published', { category }));
      await record('entry', 'active', { category });
      await record('entry', 'published', { category, trashed_at: PAST });
    }
    for (const category of ['languages', 'references', 'certificates', 'volunteer'])
      await record('entry', 'published', { category });
    expect(await seen(database, 'records', 'id')).toEqual(shown.toSorted());
  });

  it('finds nothing of a deactivated member, and no achievements of a member who hides them', async () => {
    const database = await openTestDatabase();
    const gone = await plantFor(database, 'gone', { is_active: false });
    await gone.record('project', 'published');
    const cv = await gone.record('cv', 'public');
    await gone.share('gone-link');
    await insertRow(database, 'sites', { owner_id: 'gone', published: DOCUMENT });
    await insertRow(database, 'cv_comments', { owner_id: 'gone', cv_id: cv, state: 'shown' });
    await insertRow(database, 'cv_publications', { owner_id: 'gone', cv_id: cv });
    await insertRow(database, 'former_usernames', { username: 'old', user_id: 'gone', kept_until: '2999-01-01' });
    const file = newUuid();
    await insertRow(database, 'files', { id: file, name: 'users/gone/a', owner_id: 'gone', download_token: 'token' });
    const image = newUuid();
    await insertRow(database, 'images', { id: image, file_id: file, owner_id: 'gone' });
    await insertRow(database, 'image_variants', { image_id: image, format: 'webp' });
    const medium = newUuid();
    await insertRow(database, 'media', { id: medium, file_id: file, owner_id: 'gone' });
    const face = newUuid();
    await insertRow(database, 'faces', { id: face, owner_id: 'gone' });
    await insertRow(database, 'face_parts', { face_id: face, file_id: file });
    const shy = await plantFor(database, 'shy', { show_achievements: false });
    await shy.record('achievement', 'visible');

    const keys = ['gone-link', cv, 'token', image, medium, face];
    for (const [table, column] of [
      ...([
        ['records', 'id'],
        ['shares', 'id'],
        ['sites', 'owner_id'],
        ['cv_comments', 'id'],
        ['cv_publications', 'cv_id'],
      ] as const),
      ...([
        ['former_usernames', 'username'],
        ['files', 'id'],
        ['images', 'id'],
        ['image_variants', 'image_id'],
        ['media', 'id'],
        ['faces', 'id'],
        ['face_parts', 'face_id'],
      ] as const),
    ]) {
      expect([table, await seen(database, table, column, keys)]).toEqual([table, []]);
    }
    expect(await seen(database, 'users', 'uid')).not.toContain('gone');
    expect(await seen(database, 'users', 'uid')).toContain('shy');
  });

  it('finds a CV shared by link by its id, and a private one by an active link to it', async () => {
    const database = await openTestDatabase();
    const { record, share } = await plantFor(database, 'ada');
    const [byLink, secret] = [await record('cv', 'link'), await record('cv', 'private')];
    await record('cv', 'link');
    const behind = { target_kind: 'cv', target_id: secret };
    await share('living', behind);
    await share('paused', { ...behind, state: 'paused' });
    const eve = await plantFor(database, 'eve');
    await eve.share('stolen', behind);
    expect(await seen(database, 'records', 'id')).toEqual([]);
    expect(await seen(database, 'records', 'id', [byLink])).toEqual([byLink]);
    expect(await seen(database, 'records', 'id', ['living'])).toEqual([secret]);
    expect(await seen(database, 'records', 'id', [secret, 'paused', 'stolen', 'made up'])).toEqual([]);
  });

  it('finds a site once it is published, until it is taken down', async () => {
    const database = await openTestDatabase();
    for (const uid of ['ada', 'ben', 'eve']) await plantFor(database, uid);
    await insertRow(database, 'sites', { owner_id: 'ada', published: DOCUMENT });
    await insertRow(database, 'sites', { owner_id: 'ben' });
    await insertRow(database, 'sites', { owner_id: 'eve', published: DOCUMENT });
    await insertRow(database, 'takedowns', { owner_id: 'eve', target_kind: 'site', target_id: '' });
    expect(await seen(database, 'sites', 'owner_id')).toEqual(['ada']);
  });

  it('finds a link by its id while it is active', async () => {
    const database = await openTestDatabase();
    const { share, takeDown } = await plantFor(database, 'ada');
    const unproven = await plantFor(database, 'ben', { email_verified: false });
    const pinned = { pinned_at: PAST, pinned: '{}' };
    const living = [
      await share('locked', { password_hash: 'hash' }),
      await share('pinned', pinned),
      await share('until', { expires_at: '2999-01-01' }),
    ];
    const hidden = [
      await share('paused', { state: 'paused' }),
      await share('revoked', { state: 'revoked' }),
      await share('expired', { expires_at: PAST }),
      await share('down'),
      await share('target-down', { ...pinned, target_kind: 'project', target_id: 'p' }),
      await unproven.share('unproven'),
    ];
    await takeDown('share', 'down');
    await takeDown('project', 'p');
    expect(await seen(database, 'shares', 'id')).toEqual([]);
    expect(await seen(database, 'shares', 'id', ['pinned'])).toEqual(['pinned']);
    expect(await seen(database, 'shares', 'id', [...living, ...hidden])).toEqual([...living].sort());
    await takeDown('site');
    expect(await seen(database, 'shares', 'id', living)).toEqual([]);
  });

  it('finds without a key only unrestricted links to a published site', async () => {
    const database = await openTestDatabase();
    const { share, record } = await plantFor(database, 'ada');
    await share('open');
    await share('locked', { password_hash: 'hash' });
    await share('ending', { expires_at: '2999-01-01' });
    await share('pinned', { pinned_at: PAST, pinned: '{}' });
    await share('masked', { contact: 'masked' });
    await share('of-cv', { target_kind: 'cv', target_id: await record('cv', 'public') });
    expect(await seen(database, 'shares', 'id')).toEqual([]);
    await insertRow(database, 'sites', { owner_id: 'ada', published: DOCUMENT });
    expect(await seen(database, 'shares', 'id')).toEqual(['open']);
  });

  it('finds shown comments on visible CVs', async () => {
    const database = await openTestDatabase();
    const { record } = await plantFor(database, 'ada');
    const [open, byLink] = [await record('cv', 'public'), await record('cv', 'link')];
    const comment = async (cv: string, state: string) =>
      (await insertRow(database, 'cv_comments', { id: newUuid(), owner_id: 'ada', cv_id: cv, state })).id as string;
    const [shown, onLinked] = [await comment(open, 'shown'), await comment(byLink, 'shown')];
    for (const state of ['held', 'hidden']) await comment(open, state);
    await comment(await record('cv', 'private'), 'shown');
    expect(await seen(database, 'cv_comments', 'id')).toEqual([shown]);
    expect(await seen(database, 'cv_comments', 'id', [byLink])).toEqual([shown, onLinked]);
  });

  it('finds the published versions of CVs that they see', async () => {
    const database = await openTestDatabase();
    const { record } = await plantFor(database, 'ada');
    const [open, byLink] = [await record('cv', 'public'), await record('cv', 'link')];
    for (const cv of [open, byLink, await record('cv', 'private')])
      await insertRow(database, 'cv_publications', { owner_id: 'ada', cv_id: cv });
    // A row of another member for the CV is never seen.
    const grace = await plantFor(database, 'grace');
    const other = await grace.record('cv', 'public');
    await insertRow(database, 'cv_publications', { owner_id: 'ada', cv_id: other });
    expect(await seen(database, 'cv_publications', 'cv_id')).toEqual([open]);
    expect(await seen(database, 'cv_publications', 'cv_id', [byLink])).toEqual([open, byLink]);
  });

  it('finds the translations of a published site in its languages, of what they see', async () => {
    const database = await openTestDatabase();
    const { record } = await plantFor(database, 'ada');
    const translate = (part: string, language: string, more: Row = {}) =>
      insertRow(database, 'translations', { owner_id: 'ada', part, language, texts: '{}', ...more });
    await translate('site', 'de');
    await translate('site', 'fr');
    for (const id of [await record('project', 'published'), await record('project', 'draft')])
      await translate(id, 'de', { record_id: id });
    const published = JSON.stringify({ languages: [{ language: 'de', cv: null }] });
    await insertRow(database, 'sites', { owner_id: 'ada', written: published });
    expect(await seen(database, 'translations', 'part')).toEqual([]);
    await database.pool.query(`update sites set published = $1`, [published]);
    expect(await seen(database, 'translations', 'language')).toEqual(['de', 'de']);
    expect(await seen(database, 'translations', 'part')).toEqual([expect.stringMatching(/^0{8}/), 'site']);
    await database.pool.query(`update users set is_active = false`);
    expect(await seen(database, 'translations', 'part')).toEqual([]);
  });

  it('finds approved testimonials of active members, unless they are in the trash', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    await plantFor(database, 'gone', { is_active: false });
    const shown: string[] = [];
    for (const owner of ['ada', 'gone']) {
      for (const state of TESTIMONIAL_STATES) {
        for (const trashed of [null, PAST]) {
          const id = newUuid();
          await insertRow(database, 'testimonials', { id, owner_id: owner, state, trashed_at: trashed });
          if (owner === 'ada' && state === 'approved' && trashed === null) shown.push(id);
        }
      }
    }
    expect(shown).toHaveLength(1);
    expect(await seen(database, 'testimonials', 'id')).toEqual(shown);
    await database.pool.query("update users set is_active = true where uid = 'gone'");
    expect(await seen(database, 'testimonials', 'owner_id')).toEqual(['ada', 'gone']);
  });

  it('finds pictures by their ids and files by their tokens', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    const [file, locked, image] = [newUuid(), newUuid(), newUuid()];
    await insertRow(database, 'files', { id: file, name: 'users/ada/a', owner_id: 'ada', download_token: 'token' });
    await insertRow(database, 'files', { id: locked, name: 'users/ada/b', owner_id: 'ada', download_token: '' });
    for (const id of [image, newUuid()]) {
      await insertRow(database, 'images', { id, file_id: file, owner_id: 'ada' });
      await insertRow(database, 'image_variants', { image_id: id, format: 'webp' });
    }
    expect(await seen(database, 'files', 'id')).toEqual([]);
    expect(await seen(database, 'files', 'id', ['token', ''])).toEqual([file]);
    expect(await seen(database, 'images', 'id')).toEqual([]);
    expect(await seen(database, 'image_variants', 'image_id')).toEqual([]);
    expect(await seen(database, 'images', 'id', [image])).toEqual([image]);
    expect(await seen(database, 'image_variants', 'image_id', [image])).toEqual([image]);
  });

  it('finds media by their ids', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    const [file, medium] = [newUuid(), newUuid()];
    await insertRow(database, 'files', { id: file, name: 'users/ada/a', owner_id: 'ada', download_token: '' });
    for (const [id, kind] of [
      [medium, 'video'],
      [newUuid(), 'audio'],
    ]) {
      await insertRow(database, 'media', { id, file_id: file, owner_id: 'ada', kind });
    }
    expect(await seen(database, 'media', 'id')).toEqual([]);
    expect(await seen(database, 'media', 'id', [medium])).toEqual([medium]);
  });

  it.each(['images', 'media', 'faces'])('hashes the keys of a request for many rows of %s', async (table) => {
    const { asVisitor } = await openTestDatabase();
    const { rows } = await asVisitor(({ sql }) => sql.execute(`explain (costs off) select id from ${table}`));
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('(id)::text = (hashed SubPlan');
  });

  it('finds typefaces by the ids of their families', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    const file = newUuid();
    await insertRow(database, 'files', { id: file, name: 'users/ada/a', owner_id: 'ada', download_token: '' });
    const [face, other] = [newUuid(), newUuid()];
    for (const id of [face, other]) {
      await insertRow(database, 'faces', { id, owner_id: 'ada', name: id });
      await insertRow(database, 'face_parts', { face_id: id, file_id: file });
    }
    for (const [table, column] of [
      ['faces', 'id'],
      ['face_parts', 'face_id'],
    ] as const) {
      expect(await seen(database, table, column)).toEqual([]);
      expect(await seen(database, table, column, [face])).toEqual([face]);
    }
  });

  it('finds the slugs of published records, and former usernames until they expire', async () => {
    const database = await openTestDatabase();
    const { record } = await plantFor(database, 'ada');
    for (const [slug, status] of [
      ['note-g', 'published'],
      ['secret', 'draft'],
    ] as const) {
      const id = await record('project', status);
      await insertRow(database, 'record_slugs', { owner_id: 'ada', kind: 'project', slug, record_id: id });
    }
    expect(await seen(database, 'record_slugs', 'slug')).toEqual(['note-g']);
    await insertRow(database, 'former_usernames', { username: 'countess', user_id: 'ada', kept_until: '2999-01-01' });
    await insertRow(database, 'former_usernames', { username: 'byron', user_id: 'ada', kept_until: PAST });
    expect(await seen(database, 'former_usernames', 'username')).toEqual(['countess']);
  });

  it('finds the domains that show a site', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    for (const state of ['pending', 'verified', 'authorized', 'failing', 'revoked']) {
      await insertRow(database, 'hostnames', { host: `${state}.example`, owner_id: 'ada', state });
    }
    expect(await seen(database, 'hostnames', 'host')).toEqual(['authorized.example', 'failing.example']);
  });
});
