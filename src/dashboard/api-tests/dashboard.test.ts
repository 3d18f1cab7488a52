import { describe, expect, it } from 'vitest';
import { dashboardOf, inDays, openDashboardOf } from '#testing/dashboards.ts';
import { eventually } from '#testing/eventually.ts';
import { uploadImage } from '#testing/images.ts';
import { signInAgain } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const open = (options: { verified?: boolean } = {}) => openDashboardOf(instance, options);
const PORTFOLIO = { kind: 'portfolio' };

describe('the dashboard', () => {
  it('of a new member is empty and has no completed steps', async () => {
    const { fetchDashboard } = await open();
    expect(await fetchDashboard()).toEqual({
      site: { publishedAt: null, addresses: [] },
      links: { count: 0, newest: [] },
      cvs: { count: 0, newest: [] },
      visits: {
        days: [-6, -5, -4, -3, -2, -1, 0].map((day) => ({ day: inDays(day), views: 0, readers: 0, downloads: 0 })),
        total: { views: 0, readers: 0, downloads: 0 },
        before: { views: 0, readers: 0, downloads: 0 },
      },
      edited: [],
      attention: [],
      steps: { photo: false, project: false, cv: false, publish: false, share: false },
    });
  });

  it('marks each step as done once it is completed, and reverts it when undone', async () => {
    const { member, fetchDashboard, done } = await open();
    const steps = async () =>
      Object.entries((await fetchDashboard()).steps).flatMap(([step, isDone]) => (isDone ? [step] : []));
    await done('PUT', '/me/photo', { file: (await uploadImage(instance, member)).file });
    expect(await steps()).toEqual(['photo']);
    const project = await done('POST', '/projects', { title: 'Note G' });
    expect(await steps()).toEqual(['photo', 'project']);
    await done('POST', '/cvs', { name: 'For Turin' });
    expect(await steps()).toEqual(['photo', 'project', 'cv']);
    await done('POST', '/site/publish');
    expect(await steps()).toEqual(['photo', 'project', 'cv', 'publish']);
    await done('POST', '/shares', { label: 'For Turin', target: PORTFOLIO });
    expect(await steps()).toEqual(['photo', 'project', 'cv', 'publish', 'share']);
    await done('DELETE', `/projects/${project.id}`);
    await done('POST', '/site/unpublish');
    expect(await steps()).toEqual(['photo', 'cv', 'share']);
  });

  it('contains the public pages and their URLs', async () => {
    const { fetchDashboard, done } = await open();
    const { addresses } = await done('POST', '/site/publish');
    const { id } = await done('POST', '/cvs', { name: 'For Turin' });
    await done('PUT', `/cvs/${id}/visibility`, { visibility: 'link' });
    await done('POST', '/cvs', { name: 'For nobody' });
    const activeLink = await done('POST', '/shares', { label: 'For Turin', target: PORTFOLIO });
    const paused = await done('POST', '/shares', { label: 'Paused', target: PORTFOLIO });
    await done('PATCH', `/shares/${paused.shareId}`, { state: 'paused' });
    const { site, links, cvs } = await fetchDashboard();
    expect(site).toEqual({
      publishedAt: expect.any(String),
      addresses: addresses.map(({ kind, url }: Record<string, string>) => ({ kind, url })),
    });
    expect(links.count, 'the link of the site and the created one').toBe(2);
    expect(links.newest[0]).toEqual({
      ...{ shareId: activeLink.shareId, url: activeLink.url, label: 'For Turin' },
      target: PORTFOLIO,
    });
    const { APP_URL } = instance.kernel.settings;
    expect(cvs).toEqual({
      count: 1,
      newest: [{ id, name: 'For Turin', url: `${APP_URL}/cv/${id}`, visibility: 'link' }],
    });
    await done('POST', '/site/unpublish');
    expect(await fetchDashboard()).toMatchObject({
      site: { publishedAt: null, addresses: [] },
      links: { count: 0, newest: [] },
    });
  });

  it('stops counting a link as soon as it expires', async () => {
    const { fetchDashboard, done } = await open();
    await done('POST', '/site/publish');
    const expiresAt = new Date(Date.now() + 1500).toISOString();
    await done('POST', '/shares', { label: 'Short', target: PORTFOLIO, expiresAt });
    expect((await fetchDashboard()).links.count).toBe(2);
    await eventually(async () => expect((await fetchDashboard()).links.count).toBe(1));
  });

  it('lists the most recently edited documents of every kind, without trashed ones', async () => {
    const { fetchDashboard, done } = await open();
    const cv = await done('POST', '/cvs', { name: 'For Turin' });
    for (let at = 1; at <= 5; at += 1) await done('POST', '/projects', { title: `Note ${at}` });
    await done('POST', '/achievements', { title: 'Presented at court' });
    const gone = await done('POST', '/projects', { title: 'Flyology' });
    await done('DELETE', `/projects/${gone.id}`);
    const titles = async () => (await fetchDashboard()).edited.map(({ kind, title }) => `${kind} ${title}`);
    expect(await titles()).toEqual([
      'achievement Presented at court',
      ...[5, 4, 3, 2, 1].map((at) => `project Note ${at}`),
    ]);
    await done('PATCH', `/cvs/${cv.id}`, {
      revision: 1,
      operations: [{ do: 'set', at: ['basics'], field: 'name', value: 'Ada Lovelace' }],
    });
    expect((await titles())[0]).toBe('cv For Turin');
  });

  it('contains the visits of the last seven days and the total of the seven before', async () => {
    const { member, fetchDashboard } = await open();
    await fetchDashboard();
    for (const [days, views] of [
      [0, 3],
      [-6, 4],
      [-7, 5],
      [-14, 100],
    ] as const) {
      await instance.kernel.db.pool.query(
        `insert into visit_days (owner_id, target_kind, target_id, day, views, readers, downloads, first_at, last_at)
         values ($1, 'all', '', $2, $3, 2, 1, now(), now())`,
        [member.uid, inDays(days), views],
      );
    }
    await eventually(async () => {
      const { days, total, before } = (await fetchDashboard()).visits;
      expect(total).toEqual({ views: 7, readers: 4, downloads: 2 });
      expect(before.views).toBe(5);
      expect(days.map(({ views }) => views)).toEqual([4, 0, 0, 0, 0, 0, 3]);
    });
  });

  it('contains no data of other members and ignores their changes', async () => {
    const [ada, mary] = [await open(), await open()];
    const before = await mary.fetchDashboard();
    await ada.done('POST', '/projects', { title: 'Note G' });
    await ada.done('POST', '/achievements', { title: 'First aid', expires: inDays(3) });
    await ada.done('POST', '/site/publish');
    expect(await mary.fetchDashboard()).toEqual(before);
    expect((await ada.fetchDashboard()).edited).toHaveLength(2);
  });

  it('ignores query parameters', async () => {
    const { member } = await open();
    const plain = await member.call('GET', '/api/dashboard');
    for (const query of ['uid=somebody', 'ownerId=somebody', 'days=90']) {
      const answer = await member.call('GET', `/api/dashboard?${query}`);
      expect([answer.status, answer.body]).toEqual([200, plain.body]);
    }
    expect((await member.call('POST', '/api/dashboard', {})).status).toBe(405);
  });

  it('reflects changes made on another instance', async () => {
    const there = await startTestInstance({
      DATABASE_URL: instance.databaseUrl,
      SECRET: instance.kernel.settings.SECRET ?? '',
    });
    const { member, fetchDashboard } = await open();
    expect((await fetchDashboard()).edited).toEqual([]);
    const elsewhere = dashboardOf(await signInAgain(there, member));
    await elsewhere.done('POST', '/projects', { title: 'Note G' });
    expect((await elsewhere.fetchDashboard()).edited).toHaveLength(1);
    await eventually(async () => expect((await fetchDashboard()).edited).toHaveLength(1));
  });
});
