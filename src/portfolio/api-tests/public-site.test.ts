import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL });
const OWN = 'vitrine.example';

const shared = (path: string, cookie?: string) =>
  requestHost(instance, OWN, path, cookie === undefined ? {} : { headers: { cookie } });

const same = ({ status, body, headers }: Awaited<ReturnType<typeof requestHost>>) => {
  const { date: _, 'x-request-id': __, ...stableHeaders } = headers;
  return { status, body, stableHeaders };
};

describe('a published site', () => {
  it('is served at the member’s host and behind the link, with one canonical address', async () => {
    const ada = await openSite(instance, { headline: 'Countess of computing', indexing: true });
    const home = await ada.at('/');
    expect([home.status, home.headers['x-robots-tag'], home.headers['set-cookie']]).toEqual([
      200,
      undefined,
      undefined,
    ]);
    expect(home.body).toContain('Countess of computing');
    expect(home.body).not.toContain('<script src');
    const behind = await shared(ada.sharePath);
    expect([behind.status, behind.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    for (const { body } of [home, behind]) expect(body).toContain(`<link rel="canonical" href="http://${ada.host}/">`);
  });

  it('is not indexed unless its member allows it', async () => {
    const ada = await openSite(instance);
    expect((await ada.at('/')).headers['x-robots-tag']).toBe('noindex');
    expect((await ada.at('/')).body).toContain('name="robots" content="noindex"');
    await ada.change({ indexing: true });
    expect((await ada.at('/')).body).not.toContain('noindex');
    expect((await ada.at('/sitemap.xml')).body).toContain(`<loc>http://${ada.host}/</loc>`);
    expect((await ada.at('/robots.txt')).body).toContain(`Sitemap: http://${ada.host}/sitemap.xml`);
  });

  it('has no cookies, session or API at the member’s host', async () => {
    const ada = await openSite(instance);
    const { cookie } = ada.member;
    expect((await ada.at('/', { headers: { cookie } })).headers['set-cookie']).toBeUndefined();
    for (const path of ['/api/me', '/api/site', '/dashboard', '/portfolio', '/cv/x/edit', '/setup'])
      expect([path, (await ada.at(path, { headers: { cookie } })).status]).toEqual([path, 404]);
    expect(await ada.at('/login?next=%2Fcv')).toMatchObject({
      status: 302,
      headers: { location: `${SITES_URL}/login?next=%2Fcv` },
    });
  });

  it('shows each page only if it has content', async () => {
    const ada = await openSite(instance);
    for (const path of ['/projects', '/achievements', '/cv', '/cv.pdf'])
      expect([path, (await ada.at(path)).status]).toEqual([path, 404]);
    const { slug } = await ada.add('projects', { title: 'Note G', summary: 'A table', status: 'published' });
    await ada.add('achievements', { title: 'First programme', kind: 'milestone' });
    const cv = (await ada.member.call('POST', '/api/cvs', { name: 'Turin', example: 'nurse' })).body.id;
    await ada.change({ cv });
    expect((await ada.at('/cv')).status).toBe(404);
    await ada.member.call('PUT', `/api/cvs/${cv}/visibility`, { visibility: 'link' });
    const expected = {
      '/': 'Note G',
      '/projects': 'A table',
      [`/projects/${slug}`]: 'Note G',
      '/achievements': 'First',
    };
    for (const [path, text] of Object.entries({ ...expected, '/cv': 'class="cv"', '/contact': '<form' })) {
      const answer = await ada.at(path);
      expect([path, answer.status]).toEqual([path, 200]);
      expect(answer.body).toContain(text);
      expect((await shared(ada.sharePath + path.replace(/\/$/, ''))).status).toBe(200);
    }
    expect((await ada.at('/cv.pdf')).bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await ada.at('/feed.xml')).body).toContain('Note G');
    expect((await ada.at(`/card/projects/${slug}.png`)).bytes.subarray(1, 4).toString()).toBe('PNG');
  }, 60_000);

  it('redirects from a former slug of a project to the current one', async () => {
    const ada = await openSite(instance);
    const { id, slug, revision } = await ada.add('projects', { title: 'Note G', status: 'published' });
    await ada.member.call('PATCH', `/api/projects/${id}`, { revision, slug: 'bernoulli' });
    expect(await ada.at(`/projects/${slug}`)).toMatchObject({
      status: 308,
      headers: { location: '/projects/bernoulli' },
    });
    expect((await shared(`${ada.sharePath}/projects/${slug}`)).headers.location).toBe(
      `${ada.sharePath}/projects/bernoulli`,
    );
  });

  it('is not served at the member’s host if it is shared by links only', async () => {
    const ada = await openSite(instance, { open: false, indexing: true });
    expect((await ada.at('/')).status).toBe(404);
    const behind = await shared(ada.sharePath);
    expect([behind.status, behind.headers['x-robots-tag']]).toEqual([200, 'noindex']);
  });

  it('is canonical at its username if the instance has no member hosts', async () => {
    const here = await startTestInstance({ APP_URL: 'http://localhost:3000' });
    const ada = await openSite(here, { indexing: true });
    const path = `/@${ada.member.username}`;
    const { body, headers } = await requestHost(here, 'localhost:3000', path);
    expect(body).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
    expect(headers['x-robots-tag']).toBeUndefined();
  });
});

describe('a missing or hidden page', () => {
  it('gets an identical 404 at unknown, unpublished, closed and deactivated members’ hosts', async () => {
    const never = same(await requestHost(instance, `nobody-at-all.${OWN}`));
    expect(never.status).toBe(404);
    const unpublished = await addMember(instance);
    const off = await openSite(instance);
    await off.member.call('POST', '/api/site/unpublish');
    const closed = await openSite(instance, { open: false });
    const gone = await openSite(instance);
    expect((await gone.at('/')).status).toBe(200);
    await setMemberActive(instance, gone.member, false);
    for (const name of [unpublished.username, off.member.username, closed.member.username, gone.member.username])
      expect(same(await requestHost(instance, `${name}.${OWN}`))).toEqual(never);
  });

  it('gets an identical 404 behind unknown, revoked, unpublished and deactivated links and other paths', async () => {
    const never = same(await shared('/portfolio/0123456789abcdefghijkl'));
    expect(never.status).toBe(404);
    const [revoked, off, gone] = [await openSite(instance), await openSite(instance), await openSite(instance)];
    for (const { sharePath } of [revoked, off, gone]) expect((await shared(sharePath)).status).toBe(200);
    await revoked.member.call('PATCH', `/api/shares/${revoked.sharePath.split('/')[2]}`, { state: 'revoked' });
    await off.member.call('POST', '/api/site/unpublish');
    await setMemberActive(instance, gone.member, false);
    for (const path of [revoked.sharePath, off.sharePath, gone.sharePath, '/portfolio/draft', '/portfolio/x/y/z'])
      expect(same(await shared(path))).toEqual(never);
  });

  it('includes a draft for all but its member', async () => {
    const [ada, mary] = [await openSite(instance), await addMember(instance)];
    await ada.write({ headline: 'Not yet for anybody' });
    const own = await shared('/portfolio/draft/', ada.member.cookie);
    expect([own.status, own.headers['cache-control'], own.headers['x-frame-options']]).toEqual([
      200,
      'private, no-store',
      'SAMEORIGIN',
    ]);
    expect(own.body).toContain('Not yet for anybody');
    expect((await shared('/portfolio/shown/', ada.member.cookie)).body).not.toContain('Not yet for anybody');
    expect((await shared('/portfolio/draft/')).status).toBe(404);
    // Other members see their own site at this address.
    expect((await shared('/portfolio/draft/', mary.cookie)).body).not.toContain('Not yet for anybody');
    expect((await ada.at('/')).body).not.toContain('Not yet for anybody');
  });

  it('rejects POST requests outside of the contact form', async () => {
    const ada = await openSite(instance);
    for (const path of ['/', '/projects', '/feed.xml'])
      expect([path, (await ada.at(path, { method: 'POST' })).status]).toEqual([path, 405]);
  });
});

describe('a change', () => {
  it('to site, profile, project or achievement is visible in the next request', async () => {
    const ada = await openSite(instance);
    const sees = async (text: string, isThere = true) => expect((await ada.at('/')).body.includes(text)).toBe(isThere);
    await ada.change({ headline: 'Countess of computing' });
    await sees('Countess of computing');
    await ada.member.call('PATCH', '/api/me', { displayName: 'Ada King', profile: { bio: 'I question machines.' } });
    await sees('Ada King');
    await sees('I question machines.');
    const { id } = await ada.add('projects', { title: 'Note G', status: 'published' });
    await sees('Note G');
    await ada.member.call('DELETE', `/api/projects/${id}`);
    await sees('Note G', false);
    await ada.add('achievements', { title: 'A medal' });
    await sees('A medal');
    await ada.member.call('PATCH', '/api/me', { profile: { showAchievements: false } });
    await sees('A medal', false);
  });

  it('is visible on another instance shortly after', async () => {
    const first = await startTestInstance({ APP_URL: SITES_URL });
    const second = await startTestInstance({ APP_URL: SITES_URL, DATABASE_URL: first.databaseUrl });
    const ada = await openSite(first, { headline: 'Before' });
    const there = async () => (await requestHost(second, ada.host)).body;
    expect(await there()).toContain('Before');
    await ada.change({ headline: 'After' });
    await eventually(async () => expect(await there()).toContain('After'));
  });

  it('of the username redirects from the old host to the new one', async () => {
    const ada = await openSite(instance);
    await ada.member.call('PUT', '/api/me/username', { username: `${ada.member.username}-king` });
    expect(await ada.at('/projects?x=1')).toMatchObject({
      status: 308,
      headers: { location: `http://${ada.member.username}-king.${OWN}/projects?x=1` },
    });
    expect((await requestHost(instance, `${ada.member.username}-king.${OWN}`)).status).toBe(200);
  });
});

describe('an uncached page', () => {
  it('is rendered once for 200 concurrent requests', async () => {
    const ada = await openSite(instance);
    const { misses } = instance.kernel.pages.stats();
    const answers = await Promise.all(Array.from({ length: 200 }, () => ada.at('/')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(instance.kernel.pages.stats().misses - misses).toBe(1);
  });

  it('is cached once for all spellings of its host', async () => {
    const ada = await openSite(instance);
    await ada.at('/');
    const { misses } = instance.kernel.pages.stats();
    for (const host of [ada.host.toUpperCase(), `${ada.host}.`, `${ada.host}:8080`])
      expect((await requestHost(instance, host)).status).toBe(200);
    expect(instance.kernel.pages.stats().misses).toBe(misses);
  });
});
