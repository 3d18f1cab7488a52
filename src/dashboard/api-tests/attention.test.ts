import { describe, expect, it } from 'vitest';
import { openComments } from '#testing/comments.ts';
import { dashboardOf, inDays, openDashboardOf } from '#testing/dashboards.ts';
import { eventually } from '#testing/eventually.ts';
import { verifyEmail } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const open = (options: { verified?: boolean } = {}) => openDashboardOf(instance, options);

describe('items that need attention', () => {
  it('include an unverified email address until it is verified', async () => {
    const { member, attention } = await open({ verified: false });
    expect(await attention()).toEqual([{ kind: 'email' }]);
    await verifyEmail(instance, member.email);
    expect(await attention()).toEqual([]);
  });

  it('include pending comments on a CV until the owner handles them', async () => {
    const { member, id, postComment, listComments, ask } = await openComments(instance);
    const { attention } = dashboardOf(member);
    expect(await attention('comments')).toEqual([]);
    await postComment({ text: 'Which notes?' });
    await postComment({ text: 'Which engine?' });
    await eventually(async () =>
      expect(await attention('comments')).toEqual([{ kind: 'comments', cvId: id, name: 'For Turin', count: 2 }]),
    );
    const [first, second] = await listComments();
    await ask('PATCH', `/${id}/comments/${first?.id}`, { state: 'shown' });
    expect(await attention('comments')).toMatchObject([{ count: 1 }]);
    await ask('PATCH', `/${id}/comments/${second?.id}`, { state: 'resolved' });
    expect(await attention('comments')).toEqual([]);
  });

  it('exclude comments on a trashed CV', async () => {
    const { member, id, postComment, ask } = await openComments(instance);
    const { attention } = dashboardOf(member);
    await postComment({ text: 'Which notes?' });
    await eventually(async () => expect(await attention('comments')).toHaveLength(1));
    await ask('DELETE', `/${id}`);
    expect(await attention('comments')).toEqual([]);
  });

  it('include important findings in a visible CV until they are fixed or dismissed', async () => {
    const { attention, done } = await open();
    const { id } = await done('POST', '/cvs', { name: 'For Turin' });
    expect(await attention('checks'), 'the CV is private').toEqual([]);
    await done('PUT', `/cvs/${id}/visibility`, { visibility: 'public' });
    const found = (count: number) => [{ kind: 'checks', cvId: id, name: 'For Turin', count }];
    expect(await attention('checks'), 'no email address').toEqual(found(1));
    const set = (at: string[], field: string, value: unknown) => ({ do: 'set', at, field, value });
    let { revision } = await done('GET', `/cvs/${id}`);
    const change = async (...operations: object[]) => {
      await done('PATCH', `/cvs/${id}`, { revision, operations });
      revision += 1;
    };
    await change(set(['basics'], 'name', ''));
    expect(await attention('checks'), 'no name and no email address').toEqual(found(2));
    await change(set(['basics'], 'name', 'Ada Lovelace'));
    expect(await attention('checks')).toEqual(found(1));
    const { results } = await done('GET', `/cvs/${id}/checks`);
    const marks = results.filter(({ weight }: { weight: string }) => weight === 'must').map(markOf);
    await change(set([], 'dismissed', marks));
    expect(await attention('checks')).toEqual([]);
  });

  it('include achievements expiring within sixty days, and visible expired ones, until renewed or hidden', async () => {
    const { attention, done } = await open();
    const make = async (title: string, expires: string, visible = true) =>
      (await done('POST', '/achievements', { title, expires, visible })).id as string;
    await make('Never', '');
    await make('In a while', inDays(61));
    await make('Hidden and over', inDays(-3), false);
    const soon = await make('Soon', inDays(60));
    const sooner = await make('Sooner', inDays(2), false);
    const expired = await make('Over', inDays(-400));
    expect(await attention()).toEqual([
      { kind: 'expiry', id: expired, title: 'Over', days: -400 },
      { kind: 'expiry', id: sooner, title: 'Sooner', days: 2 },
      { kind: 'expiry', id: soon, title: 'Soon', days: 60 },
    ]);
    await done('PATCH', `/achievements/${soon}`, { revision: 1, expires: inDays(400) });
    await done('PATCH', `/achievements/${expired}`, { revision: 1, visible: false });
    await done('DELETE', `/achievements/${sooner}`);
    expect(await attention()).toEqual([]);
  });

  it('include expiry dates without a day or month, by their last day', async () => {
    const { attention, done } = await open();
    const year = new Date().getUTCFullYear();
    await done('POST', '/achievements', { title: 'In ten years', visible: true, expires: String(year + 10) });
    await done('POST', '/achievements', { title: 'Last year', visible: true, expires: String(year - 1) });
    await done('POST', '/achievements', { title: 'This month', visible: true, expires: inDays(0).slice(0, 7) });
    expect((await attention('expiry')).map((item) => 'title' in item && item.title)).toEqual([
      'Last year',
      'This month',
    ]);
  });

  it('include a link that expires within seven days until it is extended', async () => {
    const { attention, done } = await open();
    await done('POST', '/site/publish');
    const expiresAt = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000).toISOString();
    const share = await done('POST', '/shares', { label: 'For Turin', target: { kind: 'portfolio' }, expiresAt });
    expect(await attention()).toEqual([{ kind: 'link', shareId: share.shareId, label: 'For Turin', expiresAt }]);
    await done('PATCH', `/shares/${share.shareId}`, { expiresAt: `${inDays(30)}T00:00:00.000Z` });
    expect(await attention()).toEqual([]);
  });

  it('include unpublished changes to a published site until they are published', async () => {
    const { attention, done } = await open();
    const { document } = await done('GET', '/site');
    await done('PUT', '/site', { document: { ...document, headline: 'Analyst' } });
    expect(await attention(), 'a site that was never published has no changes').toEqual([]);
    await done('POST', '/site/publish');
    await done('PUT', '/site', { document: { ...document, headline: 'Mathematician', about: 'Engines.' } });
    expect(await attention()).toEqual([{ kind: 'changes', count: 2 }]);
    await done('POST', '/site/publish');
    expect(await attention()).toEqual([]);
  });

  it('are sorted by urgency', async () => {
    const { member, attention, done } = await open();
    await done('POST', '/site/publish');
    await done('PUT', '/site', { document: { ...(await done('GET', '/site')).document, headline: 'Analyst' } });
    const expiresAt = `${inDays(2)}T00:00:00.000Z`;
    await done('POST', '/shares', { label: 'For Turin', target: { kind: 'portfolio' }, expiresAt });
    await done('POST', '/achievements', { title: 'First aid', expires: inDays(20) });
    const { id } = await done('POST', '/cvs', { name: 'For Turin' });
    await done('PUT', `/cvs/${id}/visibility`, { visibility: 'public' });
    await instance.kernel.db.pool.query(
      `insert into hostnames (host, owner_id, state, proof, seen, created_at, failing_since)
       values ($1, $3, 'failing', 'proof', '[]', now(), now()), ($2, $3, 'pending', 'proof', '[]', now(), null)`,
      [`a.${member.username}.example.org`, `b.${member.username}.example.org`, member.uid],
    );
    await eventually(async () =>
      expect((await attention()).map(({ kind }) => kind)).toEqual([
        ...['domain', 'checks', 'expiry', 'link', 'domain', 'changes'],
      ]),
    );
  });
});

const markOf = ({ mark }: { mark: string }) => mark;
