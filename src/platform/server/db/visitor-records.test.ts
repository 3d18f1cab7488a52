import { describe, expect, it } from 'vitest';
import { insertRow } from '#testing/insert-row.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { newUuid, plantFor, seenByVisitors } from '#testing/visitor-rows.ts';

const PAST = '2020-01-01';
const TESTIMONIAL_STATES = ['requested', 'received', 'approved', 'hidden'];
const DOCUMENT = '{"headline": "Analyst"}';

describe('a visitor with raw SQL', () => {
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
    expect(await seenByVisitors(database, 'records', 'id')).toEqual([...shown, cv]);
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
    expect(await seenByVisitors(database, 'records', 'id')).toEqual(shown.toSorted());
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
      expect([table, await seenByVisitors(database, table, column, keys)]).toEqual([table, []]);
    }
    expect(await seenByVisitors(database, 'users', 'uid')).not.toContain('gone');
    expect(await seenByVisitors(database, 'users', 'uid')).toContain('shy');
  });

  it('finds the translations of a published site in its languages, of what they see', async () => {
    const database = await openTestDatabase();
    const { record } = await plantFor(database, 'ada');
    const translate = (part: string, language: string, more: Record<string, unknown> = {}) =>
      insertRow(database, 'translations', { owner_id: 'ada', part, language, texts: '{}', ...more });
    await translate('site', 'de');
    await translate('site', 'fr');
    for (const id of [await record('project', 'published'), await record('project', 'draft')])
      await translate(id, 'de', { record_id: id });
    const published = JSON.stringify({ languages: [{ language: 'de', cv: null }] });
    await insertRow(database, 'sites', { owner_id: 'ada', written: published });
    expect(await seenByVisitors(database, 'translations', 'part')).toEqual([]);
    await database.pool.query(`update sites set published = $1`, [published]);
    expect(await seenByVisitors(database, 'translations', 'language')).toEqual(['de', 'de']);
    expect(await seenByVisitors(database, 'translations', 'part')).toEqual([expect.stringMatching(/^0{8}/), 'site']);
    await database.pool.query(`update users set is_active = false`);
    expect(await seenByVisitors(database, 'translations', 'part')).toEqual([]);
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
    expect(await seenByVisitors(database, 'testimonials', 'id')).toEqual(shown);
    await database.pool.query("update users set is_active = true where uid = 'gone'");
    expect(await seenByVisitors(database, 'testimonials', 'owner_id')).toEqual(['ada', 'gone']);
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
    expect(await seenByVisitors(database, 'record_slugs', 'slug')).toEqual(['note-g']);
    await insertRow(database, 'former_usernames', { username: 'countess', user_id: 'ada', kept_until: '2999-01-01' });
    await insertRow(database, 'former_usernames', { username: 'byron', user_id: 'ada', kept_until: PAST });
    expect(await seenByVisitors(database, 'former_usernames', 'username')).toEqual(['countess']);
  });
});
