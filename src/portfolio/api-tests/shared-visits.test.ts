import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { openLinks, tryPassword } from '#testing/links.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { mailTo } from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { openBrowser, visitsAfter } from '#testing/visits.ts';

const SITES = { APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' };
const instance = shareTestInstance(SITES);

const openedOf = async ({ kernel }: TestInstance, shareId: string) => {
  const { rows } = await kernel.db.pool.query<{ opened_at: Date | null }>(
    'select opened_at from shares where id = $1',
    [shareId],
  );
  return rows[0]?.opened_at ?? null;
};

describe('a visit to a link', () => {
  it('is counted for the link by page, and a file as a download', async () => {
    const ada = await openLinks(instance);
    const { path, shareId } = await ada.link('portfolio');
    const reader = openBrowser();
    for (const below of ['', '/projects', '/projects/note-g', '/projects/note-g'])
      await reader.open(instance, path + below);
    for (const below of ['/feed.xml', '/robots.txt', '/card/home.png', '/contact?sent', '/projects/none'])
      await reader.open(instance, path + below);
    const cv = await ada.link('cv');
    for (const below of ['', '/cv.png', '/cv.pdf']) await reader.open(instance, cv.path + below);
    const project = await ada.link('project');
    for (const below of ['', '/card/home.png']) await reader.open(instance, project.path + below);
    const of = (id: string) => visitsAfter([instance], ada.member, `?kind=share&id=${id}`);
    const visits = await of(shareId);
    expect(visits.total).toEqual({ views: 4, readers: 1, downloads: 0 });
    expect(visits.pages).toEqual([
      { page: 'projects/note-g', views: 2 },
      { page: '', views: 1 },
      { page: 'projects', views: 1 },
    ]);
    expect((await of(cv.shareId)).total).toEqual({ views: 1, readers: 1, downloads: 1 });
    expect((await of(project.shareId)).total).toEqual({ views: 1, readers: 1, downloads: 0 });
  });

  it('is not counted for the password page or an inactive link', async () => {
    const ada = await openLinks(instance);
    const { path, shareId } = await ada.link('portfolio', { password: 'difference' });
    const reader = openBrowser();
    await reader.open(instance, path);
    const { cookies } = await tryPassword(instance, path, 'difference');
    await ada.set(await ada.link('project'), { state: 'paused' });
    const total = async () => (await visitsAfter([instance], ada.member, `?kind=share&id=${shareId}`)).total.views;
    expect(await total()).toBe(0);
    expect(await openedOf(instance, shareId)).toBeNull();
    await reader.open(instance, path, { cookie: cookies[0]?.split(';')[0] ?? '' });
    expect(await total()).toBe(1);
  });

  it('at a member’s host is counted for the site by page, even from the cache', async () => {
    const ada = await openLinks(instance);
    const cv = ada.cv;
    await ada.member.call('PUT', `/api/cvs/${cv}/visibility`, { visibility: 'link' });
    await ada.write({ cv });
    const host = `${ada.member.username}.vitrine.example`;
    const reader = openBrowser();
    const at = (path: string) => reader.open(instance, path, { 'x-forwarded-host': host });
    for (const path of ['/', '/', '/projects/note-g', '/cv.pdf', '/feed.xml', '/nothing']) await at(path);
    const visits = await visitsAfter([instance], ada.member, '?kind=site');
    expect(visits.total).toEqual({ views: 3, readers: 1, downloads: 1 });
    expect(visits.pages).toEqual([
      { page: '', views: 2 },
      { page: 'projects/note-g', views: 1 },
    ]);
  });

  it('by the owner is not counted', async () => {
    const ada = await openLinks(instance);
    const { path, shareId } = await ada.link('project', { notify: true });
    const own = openBrowser(undefined, ada.member.address);
    await ada.member.call('GET', '/api/me', undefined, { 'user-agent': own.agent });
    await own.open(instance, path);
    expect((await visitsAfter([instance], ada.member, `?kind=share&id=${shareId}`)).total.views).toBe(0);
    expect(await openedOf(instance, shareId)).toBeNull();
    expect(await mailTo(instance, ada.member.email, 'link-opened')).toEqual([]);
  });
});

describe('the first opening of a link', () => {
  it('is recorded, and mailed once to the owner on request, across all instances', async () => {
    const server = await startMailServer();
    const mailEnv = { ...SITES, SMTP_URL: server.url, MAIL_FROM: 'Vitrine <post@vitrine.example>' };
    const first = await startTestInstance(mailEnv);
    const second = await startTestInstance({ ...mailEnv, DATABASE_URL: first.databaseUrl });
    const ada = await openLinks(first);
    await ada.member.call('PATCH', '/api/me', { language: 'en' });
    const [notifyingLink, silentLink] = [await ada.link('project', { notify: true }), await ada.link('project')];
    for (const at of [first, second, first])
      for (const { path } of [notifyingLink, silentLink]) expect((await openBrowser().open(at, path)).status).toBe(200);
    await Promise.all([first.visits.flush(), second.visits.flush()]);
    for (const { shareId } of [notifyingLink, silentLink]) expect(await openedOf(first, shareId)).toBeInstanceOf(Date);
    const opened = await openedOf(first, notifyingLink.shareId);
    await openBrowser().open(second, notifyingLink.path);
    await visitsAfter([first, second], ada.member);
    expect(await openedOf(first, notifyingLink.shareId)).toEqual(opened);
    expect(await mailTo(first, ada.member.email, 'link-opened')).toMatchObject([{ data: { label: 'For Turin' } }]);
    const mails = () => server.received.filter(({ mail }) => /opened/.test(mail.subject ?? ''));
    await eventually(() => expect(mails()).toHaveLength(1));
    const [{ mail, recipients }] = mails() as [(typeof server.received)[0]];
    expect(recipients).toEqual([ada.member.email]);
    expect(mail.subject).toBe('Your link “For Turin” was opened');
    for (const text of [mail.text, mail.html]) expect(text).toContain('http://vitrine.example/share');
  });

  it('is not mailed if the owner requests it afterwards', async () => {
    const ada = await openLinks(instance);
    const link = await ada.link('cv');
    await openBrowser().open(instance, link.path);
    await visitsAfter([instance], ada.member);
    await ada.set(link, { notify: true });
    await openBrowser().open(instance, link.path);
    await visitsAfter([instance], ada.member);
    expect(await mailTo(instance, ada.member.email, 'link-opened')).toEqual([]);
  });
});
