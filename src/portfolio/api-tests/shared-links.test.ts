import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { comparableResponseAt, openLink, openLinks, UNKNOWN_LINK } from '#testing/links.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const HOSTS = { APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' };
const instance = shareTestInstance(HOSTS);

const isoIn = (offsetMs: number) => new Date(Date.now() + offsetMs).toISOString();
const open = (path: string, method = 'GET') => openLink(instance, path, { method });
const statusOf = async (path: string) => (await open(path)).status;
const robotsOf = async (path: string) => (await open(path)).headers.get('x-robots-tag');
const canonicalIn = (page: string) => /<link rel="canonical" href="([^"]*)">/.exec(page)?.[1];

describe('a link to', () => {
  it('a portfolio shows the site with all its pages', async () => {
    const ada = await openLinks(instance);
    const { path } = await ada.link('portfolio');
    expect((await open(path)).body).toContain('Enchantress of numbers');
    for (const below of ['/', '/projects', '/projects/note-g', '/contact', '/feed.xml', '/card/home.png'])
      expect([below, await statusOf(path + below)]).toEqual([below, 200]);
  });

  it('a project shows its page with name and photo, without other content of its member', async () => {
    const ada = await openLinks(instance);
    await ada.makeProject({ title: 'Flyology' });
    await ada.member.call('PATCH', '/api/me', { profile: { bio: 'Countess', website: 'https://ada.example' } });
    const { path, url } = await ada.link('project');
    const { status, body } = await open(path);
    expect(status).toBe(200);
    for (const expectedText of ['Note G', 'The Engine existed on paper alone.', 'Ada Lovelace'])
      expect(body).toContain(expectedText);
    expect(body).not.toMatch(/Flyology|Countess|ada\.example|<nav|rel="home"|feed\.xml|For Turin/);
    const hrefs = [...body.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href);
    expect(hrefs).toEqual(['#content', HOSTS.APP_URL, `${HOSTS.APP_URL}/report?page=${encodeURIComponent(url)}`]);
    expect(canonicalIn(body)).toBe(url);
    expect((await open(`${path}/card/home.png`)).headers.get('content-type')).toBe('image/png');
    for (const below of [
      '/projects',
      '/projects/note-g',
      '/projects/project',
      '/contact',
      '/feed.xml',
      '/cv',
      '/cv.pdf',
    ])
      expect([below, await statusOf(path + below)]).toEqual([below, 404]);
  });

  it('a project is live without a published site, but not while the project is a draft', async () => {
    const ada = await openLinks(instance);
    const { path } = await ada.link('project');
    await ada.member.call('POST', '/api/site/unpublish');
    expect((await open(path)).body).toContain('Note G');
    await ada.changeProject({ status: 'draft' });
    expect(await statusOf(path)).toBe(404);
    await ada.changeProject({ status: 'published' });
    expect(await statusOf(path)).toBe(200);
  });

  it('a CV shows its page with its own fonts, even if the CV is private', async () => {
    const ada = await openLinks(instance);
    const { path, url } = await ada.link('cv');
    expect(await statusOf(`/cv/${ada.cv}`)).toBe(404);
    const { status, body } = await open(path);
    expect(status).toBe(200);
    expect(body).not.toContain(ada.cv);
    expect(canonicalIn(body)).toBe(url);
    expect(body).toContain(`<a href="${path}/cv.pdf">`);
    expect(body).toContain(`content="${url}/cv.png"`);
    const fonts = [...body.matchAll(/rel="preload" href="([^"]*)"/g)].map(([, font]) => font ?? '');
    expect(fonts.length).toBeGreaterThan(0);
    for (const [file, type] of [
      ...fonts.map((font) => [font, 'font/woff2'] as const),
      [`${path}/cv.pdf`, 'application/pdf'] as const,
      [`${path}/cv.png`, 'image/png'] as const,
    ]) {
      expect(file.startsWith(`${path}/`)).toBe(true);
      const answer = await open(file);
      expect([file, answer.status, answer.headers.get('content-type')]).toEqual([file, 200, type]);
    }
    for (const below of ['/cv', '/fonts/0123456789abcdefghijkl.woff2', '/feed.xml', '/cv.docx'])
      expect([below, await statusOf(path + below)]).toEqual([below, 404]);
  });

  it('any target is read-only', async () => {
    const ada = await openLinks(instance);
    for (const kind of ['portfolio', 'project', 'cv'] as const) {
      const { path } = await ada.link(kind);
      expect([kind, (await open(path, 'POST')).status]).toEqual([kind, 405]);
      const head = await open(path, 'HEAD');
      expect([head.status, head.body]).toEqual([200, '']);
      const etag = (await open(path)).headers.get('etag') ?? '';
      expect((await openLink(instance, path, { headers: { 'if-none-match': etag } })).status).toBe(304);
    }
  });
});

describe('a link that is not live', () => {
  it('gets a response identical to that of an unknown link', async () => {
    const never = await comparableResponseAt(instance, UNKNOWN_LINK);
    expect(never.status).toBe(404);
    const ada = await openLinks(instance);
    const [paused, revoked, deleted] = [
      await ada.link('portfolio'),
      await ada.link('project', { password: 'difference' }),
      await ada.link('cv', { expiresAt: isoIn(3600_000) }),
    ];
    const links = [
      paused,
      revoked,
      deleted,
      await ada.link('portfolio'),
      await ada.link('project'),
      await ada.link('cv'),
    ];
    for (const { path } of links) expect(await statusOf(path)).toBe(200);
    await ada.set(paused, { state: 'paused' });
    await ada.set(revoked, { state: 'revoked' });
    await ada.remove(deleted.shareId);
    await ada.member.call('POST', '/api/site/unpublish');
    await ada.changeProject({ status: 'archived' });
    await ada.member.call('DELETE', `/api/cvs/${ada.cv}`);
    for (const { path } of links) expect(await comparableResponseAt(instance, path)).toEqual(never);
    for (const path of ['/portfolio/x', `${UNKNOWN_LINK}/cv.pdf`, `${paused.path}/projects`, `${revoked.path}/x/y`])
      expect(await comparableResponseAt(instance, path)).toEqual(never);
    const french = { headers: { 'accept-language': 'fr' } };
    expect(await comparableResponseAt(instance, paused.path, french)).toEqual(
      await comparableResponseAt(instance, UNKNOWN_LINK, french),
    );
    const sent = { method: 'POST', body: 'password=difference' };
    expect(await comparableResponseAt(instance, revoked.path, sent)).toEqual(
      await comparableResponseAt(instance, UNKNOWN_LINK, sent),
    );
  });

  it('includes links of deactivated and unverified members', async () => {
    const [ada, mary] = [await openLinks(instance), await openLinks(instance)];
    const [of, other] = [await ada.link('cv'), await mary.link('project')];
    for (const { path } of [of, other]) expect(await statusOf(path)).toBe(200);
    await setMemberActive(instance, ada.member, false);
    await instance.kernel.db.pool.query('update users set email_verified = false where uid = $1', [mary.member.uid]);
    await mary.link('project');
    const never = await comparableResponseAt(instance, UNKNOWN_LINK);
    for (const { path } of [of, other]) expect(await comparableResponseAt(instance, path)).toEqual(never);
  });

  it('includes expired links to the second, even with cached pages', async () => {
    const ada = await openLinks(instance);
    const end = isoIn(4000);
    const links = [];
    for (const kind of ['portfolio', 'project', 'cv'] as const) links.push(await ada.link(kind, { expiresAt: end }));
    const [first] = links;
    for (const { path } of links) expect(await statusOf(path)).toBe(200);
    await eventually(async () => expect(await statusOf(first?.path ?? '')).toBe(404));
    expect(Date.now()).toBeGreaterThanOrEqual(new Date(end).getTime());
    const never = await comparableResponseAt(instance, UNKNOWN_LINK);
    for (const { path } of links) expect(await comparableResponseAt(instance, path)).toEqual(never);
    await ada.set(first ?? { shareId: '' }, { expiresAt: null });
    expect(await statusOf(first?.path ?? '')).toBe(200);
  });

  it('is live again once its owner reactivates it', async () => {
    const ada = await openLinks(instance);
    for (const kind of ['portfolio', 'project', 'cv'] as const) {
      const link = await ada.link(kind);
      for (const state of ['paused', 'active', 'revoked', 'active'] as const) {
        await ada.set(link, { state });
        expect([kind, state, await statusOf(link.path)]).toEqual([kind, state, state === 'active' ? 200 : 404]);
      }
    }
  });

  it('is hidden on another instance shortly after', async () => {
    const other = await startTestInstance({ ...HOSTS, DATABASE_URL: instance.databaseUrl });
    const ada = await openLinks(instance);
    const link = await ada.link('project');
    const there = async () => (await openLink(other, link.path)).status;
    expect(await there()).toBe(200);
    await ada.set(link, { state: 'paused' });
    await eventually(async () => expect(await there()).toBe(404));
    await ada.set(link, { state: 'active' });
    await eventually(async () => expect(await there()).toBe(200));
  });
});

describe('a link without download', () => {
  it('has no PDF and no link to one', async () => {
    const ada = await openLinks(instance);
    await ada.member.call('PUT', `/api/cvs/${ada.cv}/visibility`, { visibility: 'link' });
    await ada.write({ cv: ada.cv });
    for (const [kind, page] of [
      ['cv', ''],
      ['portfolio', ''],
      ['portfolio', '/cv'],
    ] as const) {
      const link = await ada.link(kind);
      expect((await open(link.path + page)).body).toContain('cv.pdf');
      expect(await statusOf(`${link.path}/cv.pdf`)).toBe(200);
      await ada.set(link, { download: false });
      expect((await open(link.path + page)).body).not.toContain('cv.pdf');
      expect(await statusOf(`${link.path}/cv.pdf`)).toBe(404);
    }
  });
});

describe('search engines', () => {
  it('may index a project or CV only if its link allows it', async () => {
    const ada = await openLinks(instance);
    for (const kind of ['project', 'cv'] as const) {
      const link = await ada.link(kind);
      expect([kind, await robotsOf(link.path)]).toEqual([kind, 'noindex']);
      expect((await open(link.path)).body).toContain('<meta name="robots" content="noindex">');
      await ada.set(link, { indexing: true });
      const { body, headers } = await open(link.path);
      expect([kind, headers.get('x-robots-tag'), canonicalIn(body)]).toEqual([kind, null, link.url]);
      expect(body).not.toContain('noindex');
      expect(body).toContain('application/ld+json');
    }
  });

  it('index a site at its own host and not behind links', async () => {
    const ada = await openLinks(instance, { indexing: true });
    const { path } = await ada.link('portfolio', { indexing: true });
    const { body, headers } = await open(path);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(canonicalIn(body)).toBe(`http://${ada.member.username}.vitrine.example/`);
  });

  it('index a site without a host at its username, and no link reveals another one', async () => {
    const here = await startTestInstance({ APP_URL: 'http://localhost:3000', TRUST_PROXY: '1' });
    const ada = await openLinks(here, { indexing: true });
    const home = (await ada.list()).items[0];
    const second = await ada.link('portfolio', { indexing: true });
    const robots = async (path: string) => (await openLink(here, path)).headers.get('x-robots-tag');
    expect(await robots(`/@${ada.member.username}`)).toBeNull();
    expect(await robots(`/portfolio/${home?.shareId}`)).toBe('noindex');
    expect(await robots(second.path)).toBe('noindex');
    const { body } = await openLink(here, second.path);
    expect(canonicalIn(body)).toBe(`http://localhost:3000/@${ada.member.username}`);
    expect(body).not.toContain(home?.shareId);
  });
});
