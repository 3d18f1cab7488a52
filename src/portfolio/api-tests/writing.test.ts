import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { openBrowser, visitsAfter } from '#testing/visits.ts';
import { filesInZip } from '#testing/zip.ts';
import { recordPreviewPath } from '../model/preview-paths.ts';
import { newPostsSection } from '../model/sections/starting-sections.ts';
import { openTranslatedSite, translate } from '../testing/translated-site.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });

const PUBLISHED = { status: 'published', publishedAt: '2026-01-02T08:00:00.000Z' };

const textBlock = (text: string) => ({ id: crypto.randomUUID(), kind: 'text', text });

type Site = Pick<Awaited<ReturnType<typeof openSite>>, 'member' | 'change'>;

/** Adds a section with posts to the home page of a site. */
async function showPosts({ member, change }: Site) {
  const { document } = (await member.call('GET', '/api/site')).body;
  await change({ sections: [newPostsSection('posts'), ...document.sections] });
}

/** Opens a site with three published posts, two of them in a series, and a draft. */
async function openWritingSite() {
  const ada = await openSite(instance, { indexing: true });
  await showPosts(ada);
  const add = (title: string, publishedAt: string, fields: object = {}) =>
    ada.add('posts', { title, publishedAt, status: 'published', ...fields });
  await add('First letter', '2026-01-02T08:00:00.000Z', { series: 'Letters', tags: ['Engines'] });
  const second = await add('Second letter', '2026-02-02T08:00:00.000Z', {
    ...{ series: 'letters', tags: ['engines', 'C++'], summary: 'On cards.' },
    blocks: [textBlock('Words.[^1]\n\n[^1]: A note.')],
  });
  await add('Harp', '2025-01-02T08:00:00.000Z', { tags: ['Music'] });
  await ada.add('posts', { title: 'Secret', tags: ['Hidden'] });
  return { ...ada, second, addPost: add };
}

describe('posts on a site', () => {
  it('have a list, and a page each, at every address of the site', async () => {
    const ada = await openWritingSite();
    const { body } = await ada.at('/writing');
    const titles = [...body.matchAll(/<h2><a[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, title]) => title);
    expect(titles).toEqual(['Second letter', 'First letter', 'Harp']);
    expect((await ada.at('/')).body).toContain('<a href="/writing/harp">');
    const post = await ada.at('/writing/second-letter');
    expect(post.body).toContain('<li id="note-1"><p dir="auto">A note.</p>');
    expect(post.body).toContain('Part 2 of 2');
    const link = await requestHost(instance, 'vitrine.example', `${ada.sharePath}/writing/second-letter`);
    expect(link.body).toContain(`<link rel="canonical" href="http://${ada.host}/writing/second-letter">`);
    expect((await ada.at('/card/writing/second-letter.png')).headers['content-type']).toBe('image/png');
    expect((await ada.at('/writing/secret')).status).toBe(404);
    expect((await ada.at('/sitemap.xml')).body).toContain('/writing/second-letter</loc>');
  });

  it('have the day in the time zone of their member, and pinned ones the day that they had', async () => {
    const ada = await openLinks(instance);
    const site = await openSite(instance, {}, ada.member);
    await showPosts(site);
    await ada.member.call('PATCH', '/api/me/preferences', { timeZone: 'Australia/Sydney' });
    await site.add('posts', { title: 'New year', ...PUBLISHED, publishedAt: '2025-12-31T22:00:00.000Z' });
    const { path } = await ada.link('portfolio', { pinned: true });
    const newYear = '<time datetime="2026-01-01">Jan 1, 2026</time>';
    for (const below of ['/writing', '/writing/new-year']) {
      expect((await site.at(below)).body).toContain(newYear);
      expect((await openLink(instance, path + below)).body).toContain(newYear);
    }
    await ada.member.call('PATCH', '/api/me/preferences', { timeZone: 'America/New_York' });
    expect((await site.at('/writing/new-year')).body).toContain('<time datetime="2025-12-31">');
    expect((await openLink(instance, `${path}/writing/new-year`)).body).toContain(newYear);
  });

  it('have the day in the time zone of the device of a member who chose none', async () => {
    const ada = await openSite(instance);
    await showPosts(ada);
    await ada.add('posts', { title: 'New year', ...PUBLISHED, publishedAt: '2025-12-31T22:00:00.000Z' });
    expect((await ada.at('/writing')).body).toContain('<time datetime="2025-12-31">');
    await ada.member.call('PATCH', '/api/me/preferences', { deviceTimeZone: 'Australia/Sydney' });
    expect((await ada.at('/writing')).body).toContain('<time datetime="2026-01-01">');
    await ada.member.call('PATCH', '/api/me/preferences', { timeZone: 'America/New_York' });
    expect((await ada.at('/writing')).body).toContain('<time datetime="2025-12-31">');
  });

  it('are only there if the site shows them', async () => {
    const ada = await openSite(instance);
    await ada.add('posts', { title: 'Unseen', ...PUBLISHED });
    for (const path of ['/writing', '/writing/unseen', '/writing/feed.xml', '/card/writing.png'])
      expect([path, (await ada.at(path)).status]).toEqual([path, 404]);
    await showPosts(ada);
    expect((await ada.at('/writing/unseen')).status).toBe(200);
  });

  it('are known by former addresses, and tags and series by any spelling', async () => {
    const ada = await openWritingSite();
    const { revision } = (await ada.member.call('GET', `/api/posts/${ada.second.id}`)).body;
    await ada.member.call('PATCH', `/api/posts/${ada.second.id}`, { revision, slug: 'on-cards' });
    for (const [path, location] of [
      ['/writing/second-letter', '/writing/on-cards'],
      ['/writing?tag=ENGINES', '/writing?tag=Engines'],
      ['/writing?series=LETTERS', '/writing?series=Letters'],
      ['/writing?page=1', '/writing'],
      ['/writing?tag=', '/writing'],
    ] as const)
      expect(await ada.at(path)).toMatchObject({ status: 308, headers: { location } });
    for (const query of ['tag=Hidden', 'series=none', 'page=2', 'page=0', 'tag=Music&series=Letters', 'page=x'])
      expect([query, (await ada.at(`/writing?${query}`)).status]).toEqual([query, 404]);
  });

  it('come in pages of fifty', async () => {
    const ada = await openSite(instance);
    await showPosts(ada);
    for (let at = 0; at < 52; at += 1) await ada.add('posts', { title: `Post ${at}`, ...PUBLISHED });
    expect((await ada.at('/writing')).body).toContain('<a rel="next" href="/writing?page=2">Older posts</a>');
    const second = (await ada.at('/writing?page=2')).body;
    expect([...second.matchAll(/<li class="post">/g)]).toHaveLength(2);
    expect((await ada.at('/writing?page=3')).status).toBe(404);
  });

  it('are in feeds, which answer conditional requests until a post changes', async () => {
    const ada = await openWritingSite();
    const feed = await ada.at('/writing/feed.json');
    expect(feed.headers['content-type']).toBe('application/feed+json; charset=utf-8');
    const { items } = JSON.parse(feed.body);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['Second letter', 'First letter', 'Harp']);
    expect(items[0].content_html).toContain('Words.');
    const atom = await ada.at('/writing/feed.xml');
    expect(atom.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(atom.body).toContain('<title>Second letter</title>');
    expect((await ada.at('/feed.xml')).body).not.toContain('Second letter');
    const headers = { 'if-none-match': String(atom.headers.etag) };
    expect((await ada.at('/writing/feed.xml', { headers })).status).toBe(304);
    await ada.addPost('Third letter', '2026-03-02T08:00:00.000Z');
    expect((await ada.at('/writing/feed.xml', { headers })).status).toBe(200);
  });

  it('are in feeds that search engines leave out while they may not list the site', async () => {
    const ada = await openWritingSite();
    const robotsOf = async () =>
      Promise.all(
        ['/writing/feed.json', '/writing/feed.xml'].map(async (path) => (await ada.at(path)).headers['x-robots-tag']),
      );
    expect(await robotsOf()).toEqual([undefined, undefined]);
    await ada.change({ indexing: false });
    expect(await robotsOf()).toEqual(['noindex', 'noindex']);
  });

  it('have an id in feeds that stays with a new address, and is not that of the record', async () => {
    const ada = await openWritingSite();
    const idsIn = async () =>
      JSON.parse((await ada.at('/writing/feed.json')).body).items.map(({ id }: { id: string }) => id);
    const before = await idsIn();
    const { revision } = (await ada.member.call('GET', `/api/posts/${ada.second.id}`)).body;
    await ada.member.call('PATCH', `/api/posts/${ada.second.id}`, { revision, slug: 'on-cards' });
    expect(await idsIn()).toEqual(before);
    expect(before[0]).toMatch(/^urn:uuid:/);
    expect(before[0]).not.toContain(ada.second.id);
    expect((await ada.at('/writing/feed.xml')).body).toContain(`<id>${before[0]}</id>`);
  });

  it('are counted as visits: lists together, and each post', async () => {
    const ada = await openLinks(instance);
    const site = await openSite(instance, {}, ada.member);
    await showPosts(site);
    await site.add('posts', { title: 'Note', tags: ['x'], ...PUBLISHED });
    const { path, shareId } = await ada.link('portfolio');
    const reader = openBrowser();
    for (const below of ['/writing', '/writing?tag=x', '/writing/note', '/writing/feed.xml'])
      await reader.open(instance, path + below);
    const { pages } = await visitsAfter([instance], ada.member, `?kind=share&id=${shareId}`);
    expect(pages).toEqual([
      { page: 'writing', views: 2 },
      { page: 'writing/note', views: 1 },
    ]);
  });

  it('are gone once an admin takes them down, also from pinned links and feeds', async () => {
    const ada = await openWritingSite();
    const pin = { target: { kind: 'portfolio' }, pinned: true };
    const path = new URL((await ada.member.call('POST', '/api/shares', pin)).body.url).pathname;
    const address = `http://${ada.host}/writing/second-letter`;
    const admin = await addAdmin(instance);
    const answer = await admin.call('POST', '/api/admin/takedowns', { address, reason: 'Copied.' });
    expect([answer.status, answer.body]).toMatchObject([201, {}]);
    const atLink = (below: string) => openLink(instance, path + below);
    for (const read of [ada.at, atLink]) {
      expect((await read('/writing/second-letter')).status).toBe(404);
      expect((await read('/writing/first-letter')).body).not.toContain('Second letter');
      expect((await read('/writing/feed.json')).body).not.toContain('Second letter');
    }
  });

  it('are exported with a folder for each list, and with their feeds', async () => {
    const ada = await openWritingSite();
    const answer = await fetch(`${instance.url}/api/site/export`, {
      headers: { authorization: `Bearer ${ada.member.token}` },
    });
    const files = await filesInZip(new Uint8Array(await answer.arrayBuffer()));
    for (const name of [
      ...['writing/index.html', 'writing/second-letter/index.html', 'writing/tag/engines/index.html'],
      ...['writing/series/letters/index.html', 'writing/feed.xml', 'writing/feed.json', 'card/writing/harp.png'],
    ])
      expect([...files.keys()]).toContain(name);
    expect(String(files.get('writing/tag/engines/index.html'))).toContain('href="../../../writing/second-letter/"');
  });
});

describe('the preview of a post', () => {
  const at = (path: string, cookie: string) => requestHost(instance, 'vitrine.example', path, { headers: { cookie } });

  it('shows drafts and trashed posts to their member alone, also on a site without posts', async () => {
    const [ada, mary] = [await addMember(instance), await addMember(instance)];
    const { body: post } = await ada.call('POST', '/api/posts', { title: 'Unfinished', tags: ['Engines'] });
    const page = (cookie: string) => at(recordPreviewPath('post', post.id), cookie);
    expect((await page(ada.cookie)).body).toContain('<h1 class="title"><bdi>Unfinished</bdi></h1>');
    expect((await page(mary.cookie)).status).toBe(404);
    await ada.call('DELETE', `/api/posts/${post.id}`);
    expect((await page(ada.cookie)).status).toBe(200);
    await ada.call('DELETE', `/api/posts/${post.id}/forever`);
    expect((await page(ada.cookie)).status).toBe(404);
  });
});

describe('posts behind a link', () => {
  const MAIL = 'countess@lovelace.example';

  it('are pinned with the site, with contact details masked, and stay as they were', async () => {
    const ada = await openLinks(instance);
    const site = await openSite(instance, {}, ada.member);
    await showPosts(site);
    const { id } = await site.add('posts', {
      ...{ title: 'Letter', ...PUBLISHED, blocks: [textBlock(`Write to ${MAIL}.`)] },
    });
    const { path } = await ada.link('portfolio', { contact: 'masked', pinned: true });
    const { revision } = (await ada.member.call('GET', `/api/posts/${id}`)).body;
    await ada.member.call('PATCH', `/api/posts/${id}`, { revision, title: 'Changed' });
    const post = await openLink(instance, `${path}/writing/letter`);
    expect([post.status, post.body.includes('<bdi>Letter</bdi>'), post.body.includes(MAIL)]).toEqual([
      200,
      true,
      false,
    ]);
    expect((await openLink(instance, `${path}/writing/feed.json`)).body).not.toContain(MAIL);
  });
});

describe('posts in other languages', () => {
  it('have translated texts, tags with the names of the original, and feeds', async () => {
    const ada = await openTranslatedSite(instance);
    await showPosts(ada);
    const { id } = await ada.add('posts', { title: 'Letter', tags: ['Engines'], ...PUBLISHED });
    await translate(ada, id, { title: ['Letter', 'Brief'], 'tags/Engines': ['Engines', 'Maschinen'] });
    const list = (await ada.at('/de/writing')).body;
    expect(list).toContain('<bdi>Brief</bdi>');
    expect(list).toContain('<a href="/de/writing?tag=Engines"><bdi>Maschinen</bdi></a>');
    expect((await ada.at('/de/writing/feed.json')).body).toContain('"title":"Brief"');
  });
});
