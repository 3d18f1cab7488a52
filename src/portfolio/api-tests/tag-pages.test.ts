import { describe, expect, it } from 'vitest';
import { openLink, openLinks, tryPassword } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { openBrowser, visitsAfter } from '#testing/visits.ts';
import { watchWork } from '#testing/watch-work.ts';
import { filesInZip } from '#testing/zip.ts';
import { openTranslatedSite, translate } from '../testing/translated-site.ts';

const recordWork = watchWork();
const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

/** Opens a site with four projects and tags in several spellings. */
async function openTaggedSite() {
  const ada = await openSite(instance, { indexing: true });
  const add = (title: string, tags: string[], status = 'published') => ada.add('projects', { title, tags, status });
  await add('Note G', ['analytical engine', 'C++']);
  await add('Cards', ['Analytical Engine', 'Weaving']);
  await add('Birds', ['Café']);
  await add('Secret', ['Hidden', 'Weaving'], 'draft');
  return { ...ada, add };
}

const tagsIn = (body: string) => [...body.matchAll(/\?tag=([^"&]+)"/g)].map(([, tag = '']) => decodeURIComponent(tag));

describe('the page of a tag', () => {
  it('is served at every address of the site, with one canonical address', async () => {
    const ada = await openTaggedSite();
    const query = '/projects?tag=Analytical%20Engine';
    const link = await requestHost(instance, 'vitrine.example', ada.sharePath + query);
    const named = await requestHost(instance, 'vitrine.example', `/@${ada.member.username}${query}`);
    for (const { status, body } of [await ada.at(query), link, named]) {
      expect(status).toBe(200);
      expect([body.includes('Note G'), body.includes('Cards'), body.includes('Birds')]).toEqual([true, true, false]);
      expect(body).toContain(`<link rel="canonical" href="http://${ada.host}${query}">`);
    }
    expect((await ada.at(query)).headers['x-robots-tag']).toBeUndefined();
    expect(link.headers['x-robots-tag']).toBe('noindex');
    expect(tagsIn((await ada.at('/sitemap.xml')).body.replaceAll('</loc>', '"'))).toEqual([
      ...['Analytical Engine', 'C++', 'Café', 'Weaving'],
    ]);
  });

  it('answers as other pages do: to HEAD, with an ETag, and from the cache until a change', async () => {
    const ada = await openTaggedSite();
    const query = '/projects?tag=C%2B%2B';
    const page = await ada.at(query);
    expect((await ada.at('/projects')).headers.etag).not.toBe(page.headers.etag);
    const { misses } = instance.kernel.pages.stats();
    const headers = { 'if-none-match': String(page.headers.etag) };
    expect((await ada.at(query, { headers })).status).toBe(304);
    expect(await ada.at(`${query}&from=mail`, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
    expect((await ada.at(query, { method: 'POST' })).status).toBe(405);
    expect(instance.kernel.pages.stats().misses).toBe(misses);
    await ada.add('Compiler', ['c++']);
    expect((await ada.at(query)).body).toContain('Compiler');
  });

  it.each([
    ['another case', 'analytical%20ENGINE', '/projects?tag=Analytical%20Engine'],
    ['another normalization', 'Cafe%CC%81', '/projects?tag=Caf%C3%A9'],
    ['spaces around it', '+Weaving%20', '/projects?tag=Weaving'],
    ['no tag', '', '/projects'],
  ])('is where an address with %s leads to', async (_, tag, location) => {
    const ada = await openTaggedSite();
    const { pages } = instance.kernel.pages.stats();
    for (let again = 0; again < 2; again += 1)
      expect(await ada.at(`/projects?tag=${tag}`)).toMatchObject({ status: 308, headers: { location } });
    expect(instance.kernel.pages.stats().pages).toBe(pages);
    const behind = await requestHost(instance, 'vitrine.example', `${ada.sharePath}/projects?tag=${tag}`);
    expect(behind).toMatchObject({ status: 308, headers: { location: ada.sharePath + location } });
  });

  it.each([
    ...['unknown', 'Hidden', 'C++', 'Weaving&tag=Weaving', 'Weaving&tag=', '%zz', '%E0%A4%A', '%00', '%ED%A0%80'],
    ...['%3Cscript%3Ealert(1)%3C/script%3E', '<script>alert(1)</script>', '__proto__', 'constructor', 'x'.repeat(5000)],
    ...['..%2F..%2Fetc', '%22%20onload=alert(1)', "'%20or%201=1--", '%0d%0aset-cookie:%20a=b'],
  ])('does not exist for %s, which is not kept', async (tag) => {
    const ada = await openTaggedSite();
    const missing = await ada.at('/projects/none');
    const { pages } = instance.kernel.pages.stats();
    const answer = await ada.at(`/projects?tag=${tag.replaceAll(' ', '%20')}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toBe(missing.body);
    expect(answer.body).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(instance.kernel.pages.stats().pages).toBe(pages);
  });

  it('does not exist on a site that shows no projects', async () => {
    const ada = await openTaggedSite();
    const { document } = (await ada.member.call('GET', '/api/site')).body;
    const sections = document.sections.map((one: { kind: string }) =>
      one.kind === 'projects' ? { ...one, visible: false } : one,
    );
    await ada.change({ sections });
    for (const tag of ['Weaving', 'WEAVING']) expect((await ada.at(`/projects?tag=${tag}`)).status).toBe(404);
  });

  it('takes no more queries than the page of all projects', async () => {
    const ada = await openTaggedSite();
    const statementsOf = async (path: string) => (await recordWork(() => ada.at(path))).work.statements.length;
    await statementsOf('/');
    const counts = [await statementsOf('/projects'), await statementsOf('/projects?tag=Weaving')];
    expect(counts[0]).toBeGreaterThan(0);
    expect(counts[1]).toBe(counts[0]);
  });

  it('is counted as a visit of the page of all projects', async () => {
    const ada = await openLinks(instance);
    await ada.changeProject({ tags: ['Engines'] });
    const { path, shareId } = await ada.link('portfolio');
    const reader = openBrowser();
    for (const below of ['/projects', '/projects?tag=Engines', '/projects?tag=none'])
      await reader.open(instance, path + below);
    const { pages } = await visitsAfter([instance], ada.member, `?kind=share&id=${shareId}`);
    expect(pages).toEqual([{ page: 'projects', views: 2 }]);
  });

  it('has one address in all languages, and shows the text of each', async () => {
    const ada = await openTranslatedSite(instance);
    const { id } = ada.project;
    const { revision } = (await ada.member.call('GET', `/api/projects/${id}`)).body;
    await ada.member.call('PATCH', `/api/projects/${id}`, { revision, tags: ['Machines'] });
    await translate(ada, id, { 'tags/Machines': ['Machines', 'Maschinen'] });
    const { status, body } = await ada.at('/de/projects?tag=Machines');
    expect(status).toBe(200);
    expect(body).toContain('<h1 class="title"><bdi>Maschinen</bdi></h1>');
    for (const [language, folder] of [
      ['de', '/de'],
      ['en', ''],
      ['x-default', ''],
    ])
      expect(body).toContain(
        `<link rel="alternate" hreflang="${language}" href="http://${ada.host}${folder}/projects?tag=Machines">`,
      );
    expect((await ada.at('/de/projects?tag=maschinen')).headers.location).toBe('/de/projects?tag=Machines');
    expect((await ada.at('/projects?tag=Maschinen')).status).toBe(404);
    expect((await ada.at('/de/projects/note-g')).body).toContain(
      '<a href="/de/projects?tag=Machines"><bdi>Maschinen</bdi></a>',
    );
  });
});

describe('the tags behind a link', () => {
  const MAIL = 'countess@lovelace.example';

  it('are those of its projects, with contact details masked, also where it is pinned', async () => {
    const ada = await openLinks(instance);
    await ada.changeProject({ tags: ['Engines', `Ask ${MAIL}`] });
    const other = await ada.makeProject({ title: 'Birds', tags: ['Engines', 'Wings'] });
    await ada.makeProject({ title: 'Cards', tags: [`Ask ${MAIL}`, 'Weaving'] });
    for (const pinned of [false, true]) {
      const { path } = await ada.link('portfolio', { contact: 'masked', pinned });
      const list = await openLink(instance, `${path}/projects`);
      expect(tagsIn(list.body)).toEqual(['Ask Email on request', 'Engines', 'Weaving', 'Wings']);
      for (const tag of ['Ask Email on request', 'Wings'])
        expect((await openLink(instance, `${path}/projects?tag=${encodeURIComponent(tag)}`)).body).not.toContain(MAIL);
      expect((await openLink(instance, `${path}/projects?tag=Ask%20${MAIL}`)).status).toBe(404);
      expect((await openLink(instance, `${path}/projects?tag=Wings`)).body).toContain('Birds');
    }
    const { path } = await ada.link('portfolio');
    await ada.member.call('DELETE', `/api/projects/${other}`);
    expect(tagsIn((await openLink(instance, `${path}/projects`)).body)).not.toContain('Wings');
    expect((await openLink(instance, `${path}/projects?tag=Wings`)).status).toBe(404);
  });

  it('are behind its password, which leads to the page of the tag', async () => {
    const ada = await openLinks(instance);
    await ada.changeProject({ tags: ['Engines'] });
    const { path } = await ada.link('portfolio', { password: 'difference' });
    const query = '/projects?tag=Engines';
    for (const tag of [query, '/projects?tag=ENGINES', '/projects?tag=none']) {
      const locked = await openLink(instance, path + tag);
      expect([locked.status, locked.body.includes('ngines')]).toEqual([200, false]);
    }
    const opened = await tryPassword(instance, path + query, 'difference');
    expect([opened.status, opened.headers.get('location')]).toEqual([303, path + query]);
    const cookie = opened.cookies[0]?.split(';')[0] ?? '';
    const page = await openLink(instance, path + query, { headers: { cookie } });
    expect(page.body).toContain('<h1 class="title"><bdi>Engines</bdi></h1>');
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  it('are on the site in a bundle, and not on a project that is shared alone', async () => {
    const ada = await openLinks(instance);
    await ada.changeProject({ tags: ['Engines'] });
    const items = [{ kind: 'portfolio' }, { kind: 'project', id: ada.project }];
    const { body: share } = await ada.member.call('POST', '/api/shares', { target: { kind: 'bundle', items } });
    const path = new URL(share.url).pathname;
    const site = await openLink(instance, `${path}/1/projects?tag=Engines`);
    expect(site.body).toContain('<h1 class="title"><bdi>Engines</bdi></h1>');
    expect((await openLink(instance, `${path}/1/projects/note-g`)).body).toContain(
      `<a href="${path}/1/projects?tag=Engines">`,
    );
    const alone = await openLink(instance, `${path}/2`);
    expect([alone.status, alone.body.includes('?tag=')]).toEqual([200, false]);
  });
});

it('a folder export has each tag in a folder of its own, next to a project with the slug “tag”', async () => {
  const ada = await openTaggedSite();
  await ada.add('Tag', ['C#']);
  const answer = await fetch(`${instance.url}/api/site/export`, {
    headers: { authorization: `Bearer ${ada.member.token}` },
  });
  const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
  const folders = ['analytical-engine', 'c', 'c-2', 'cafe', 'weaving'].map((tag) => `projects/tag/${tag}/index.html`);
  expect([...files.keys()].filter((name) => name.startsWith('projects/tag/')).sort()).toEqual(
    [...folders, 'projects/tag/index.html'].sort(),
  );
  const page = files.get('projects/tag/c/index.html')?.toString() ?? '';
  expect(page).toContain('<a href="../../../projects/tag/c-2/">');
  expect(page).toContain(`<link rel="canonical" href="http://${ada.host}/projects?tag=C`);
  expect([...files.keys()].filter((name) => name.startsWith('card/projects/tag/'))).toEqual([]);
});
