import { describe, expect, it } from 'vitest';
import { insertRow } from '#testing/insert-row.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { newUuid, plantFor, seenByVisitors } from '#testing/visitor-rows.ts';

const PAST = '2020-01-01';
const DOCUMENT = '{"headline": "Analyst"}';

describe('a visitor with raw SQL', () => {
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
    expect(await seenByVisitors(database, 'records', 'id')).toEqual([]);
    expect(await seenByVisitors(database, 'records', 'id', [byLink])).toEqual([byLink]);
    expect(await seenByVisitors(database, 'records', 'id', ['living'])).toEqual([secret]);
    expect(await seenByVisitors(database, 'records', 'id', [secret, 'paused', 'stolen', 'made up'])).toEqual([]);
  });

  it('finds a site once it is published, until it is taken down', async () => {
    const database = await openTestDatabase();
    for (const uid of ['ada', 'ben', 'eve']) await plantFor(database, uid);
    await insertRow(database, 'sites', { owner_id: 'ada', published: DOCUMENT });
    await insertRow(database, 'sites', { owner_id: 'ben' });
    await insertRow(database, 'sites', { owner_id: 'eve', published: DOCUMENT });
    await insertRow(database, 'takedowns', { owner_id: 'eve', target_kind: 'site', target_id: '' });
    expect(await seenByVisitors(database, 'sites', 'owner_id')).toEqual(['ada']);
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
    expect(await seenByVisitors(database, 'shares', 'id')).toEqual([]);
    expect(await seenByVisitors(database, 'shares', 'id', ['pinned'])).toEqual(['pinned']);
    expect(await seenByVisitors(database, 'shares', 'id', [...living, ...hidden])).toEqual([...living].sort());
    await takeDown('site');
    expect(await seenByVisitors(database, 'shares', 'id', living)).toEqual([]);
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
    expect(await seenByVisitors(database, 'shares', 'id')).toEqual([]);
    await insertRow(database, 'sites', { owner_id: 'ada', published: DOCUMENT });
    expect(await seenByVisitors(database, 'shares', 'id')).toEqual(['open']);
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
    expect(await seenByVisitors(database, 'cv_comments', 'id')).toEqual([shown]);
    expect(await seenByVisitors(database, 'cv_comments', 'id', [byLink])).toEqual([shown, onLinked]);
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
    expect(await seenByVisitors(database, 'cv_publications', 'cv_id')).toEqual([open]);
    expect(await seenByVisitors(database, 'cv_publications', 'cv_id', [byLink])).toEqual([open, byLink]);
  });

  it('finds the domains that show a site', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    for (const state of ['pending', 'verified', 'authorized', 'failing', 'revoked']) {
      await insertRow(database, 'hostnames', { host: `${state}.example`, owner_id: 'ada', state });
    }
    expect(await seenByVisitors(database, 'hostnames', 'host')).toEqual(['authorized.example', 'failing.example']);
  });
});
