import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { knownMigrations } from '#platform/server/db/migrate.ts';
import { root } from '#platform/server/root.ts';
import { openDomains, shareDomains, visit } from '#testing/domains.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { closeUnreachableSites } from '../server/close-unreachable-sites.ts';

/** The default install, whose host has no subdomains. */
const PLAIN_URL = 'http://localhost:3000';
const OPEN = { open: true, indexing: true };

/** Requests a page and returns what decides who finds it: status, canonical address and robots. */
async function look(instance: TestInstance, host: string, path: string) {
  const { status, headers, body } = await requestHost(instance, host, path);
  return [status, /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1] ?? headers.location, headers['x-robots-tag']];
}

describe('the addresses of a public site', () => {
  it('on the default install begin with the path of its username', async () => {
    const instance = await startTestInstance({ APP_URL: PLAIN_URL });
    const ada = await openSite(instance, OPEN);
    const { username } = ada.member;
    const engine = await ada.add('projects', { title: 'Engine', status: 'published' });
    const at = (path: string) => look(instance, 'localhost:3000', path);
    const home = `${PLAIN_URL}/@${username}`;
    const page = `${home}/projects/engine`;
    expect({
      home: await at(`/@${username}`),
      slash: await at(`/@${username}/`),
      project: await at(`/@${username}/projects/engine`),
      below: await at(`/@${username}/engine`),
      upperCase: await at(`/@${username.toUpperCase()}/projects`),
      named: await at(`/portfolio/${username}`),
      namedProject: await at(`/portfolio/${username}/projects/engine`),
      link: await at(ada.sharePath),
      linkedProject: await at(`${ada.sharePath}/projects/engine`),
      nothing: await at(`/@${username}/nothing`),
      noCv: await at(`/@${username}/cv`),
      nobody: await at('/@nobody-at-all'),
      nobodyNamed: await at('/portfolio/nobody-at-all'),
      malformed: await at('/@%00'),
    }).toEqual({
      home: [200, home, undefined],
      slash: [200, home, undefined],
      project: [200, page, undefined],
      below: [308, `/@${username}/projects/engine`, undefined],
      upperCase: [308, `/@${username}/projects`, undefined],
      named: [200, home, 'noindex'],
      namedProject: [200, page, 'noindex'],
      link: [200, home, 'noindex'],
      linkedProject: [200, page, 'noindex'],
      nothing: [404, undefined, 'noindex'],
      noCv: [404, undefined, 'noindex'],
      nobody: [404, undefined, undefined],
      nobodyNamed: [404, undefined, 'noindex'],
      malformed: [404, undefined, undefined],
    });
    await ada.member.call('PATCH', `/api/projects/${engine.id}`, { revision: 1, slug: 'difference-engine' });
    const moved = `/@${username}/projects/difference-engine`;
    expect(await at(`/@${username}/projects/engine`)).toEqual([308, moved, undefined]);
    expect(await at(`/@${username}/engine`)).toEqual([308, moved, undefined]);
    const { body } = await requestHost(instance, 'localhost:3000', `/@${username}/sitemap.xml`);
    expect(body).toContain(`<loc>${PLAIN_URL}${moved}</loc>`);
  });

  it('lead to the new name after a member is renamed', async () => {
    const instance = await startTestInstance({ APP_URL: PLAIN_URL });
    const ada = await openSite(instance, OPEN);
    const { username } = ada.member;
    await ada.member.call('PUT', '/api/me/username', { username: 'lovelace' });
    const at = (path: string) => look(instance, 'localhost:3000', path);
    expect(await at(`/@${username}/projects?from=mail`)).toEqual([308, '/@lovelace/projects?from=mail', undefined]);
    expect(await at(`/portfolio/${username}`)).toEqual([308, '/portfolio/lovelace', undefined]);
    expect(await at('/@lovelace')).toEqual([200, `${PLAIN_URL}/@lovelace`, undefined]);
    expect(await at(ada.sharePath)).toEqual([200, `${PLAIN_URL}/@lovelace`, 'noindex']);
  });

  it('with subdomains are all shown, and the subdomain is canonical', async () => {
    const instance = await startTestInstance({ APP_URL: SITES_URL });
    const ada = await openSite(instance, OPEN);
    const canonical = `http://${ada.host}/`;
    const at = (host: string, path: string) => look(instance, host, path);
    expect(await at(ada.host, '/')).toEqual([200, canonical, undefined]);
    for (const path of [`/@${ada.member.username}`, `/portfolio/${ada.member.username}`, ada.sharePath])
      expect(await at('vitrine.example', path), path).toEqual([200, canonical, 'noindex']);
    expect(await at(ada.host, `/@${ada.member.username}`)).toMatchObject({ 0: 404 });
  });

  it('are answered only while the member shows the site to everyone', async () => {
    const instance = await startTestInstance({ APP_URL: PLAIN_URL });
    const ada = await openSite(instance, { open: false });
    const { username } = ada.member;
    const at = async (path: string) => (await requestHost(instance, 'localhost:3000', path)).status;
    const statuses = () => Promise.all([at(`/@${username}`), at(`/portfolio/${username}`), at(ada.sharePath)]);
    expect(await statuses()).toEqual([404, 404, 200]);
    await ada.change({ open: true });
    expect(await statuses()).toEqual([200, 200, 200]);
    await ada.member.call('POST', '/api/site/unpublish');
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});

describe('with domains of their own', () => {
  const shared = shareDomains();

  it('the domain is canonical at every address', async () => {
    const { instance } = shared;
    const site = await openDomains(shared);
    const host = await site.own();
    await visit(shared, host);
    await site.change(OPEN);
    const { username } = site.member;
    for (const [at, path] of [
      [host, '/'],
      [site.host, '/'],
      ['vitrine.example', `/@${username}`],
      ['vitrine.example', `/portfolio/${username}`],
    ] as const) {
      // A subdomain has the paths of the domain, so the canonical address alone tells them apart.
      const robots = path === '/' ? undefined : 'noindex';
      expect(await look(instance, at, path), at + path).toEqual([200, `http://${host}/`, robots]);
    }
  });
});

describe('sites of an earlier release', () => {
  /** Makes the sites those of an earlier release, and starts the current one. */
  async function upgrade(instance: TestInstance) {
    await queryAsOwner(instance.databaseUrl, 'alter table sites drop column before_names');
    const { tag } = knownMigrations().find((migration) => migration.tag.endsWith('site_before_names')) ?? {};
    await queryAsOwner(instance.databaseUrl, await readFile(join(root, 'drizzle', `${tag}.sql`), 'utf8'));
    await closeUnreachableSites(instance.kernel);
  }

  it('that only links could reach stay so, unless search engines may list them', async () => {
    const instance = await startTestInstance({ APP_URL: PLAIN_URL });
    const hidden = await openSite(instance, { open: true, indexing: false });
    const listed = await openSite(instance, OPEN);
    await upgrade(instance);
    const at = async (path: string) => (await requestHost(instance, 'localhost:3000', path)).status;
    expect([await at(`/@${hidden.member.username}`), await at(hidden.sharePath)]).toEqual([404, 200]);
    expect([await at(`/@${listed.member.username}`), await at(listed.sharePath)]).toEqual([200, 200]);
    expect((await hidden.member.call('GET', '/api/site')).body).toMatchObject({
      ...{ document: { open: false }, changes: [] },
    });
    // The member decides from now on, also after the next start.
    await hidden.change({ open: true });
    await closeUnreachableSites(instance.kernel);
    expect(await at(`/@${hidden.member.username}`)).toBe(200);
  });

  it('that had a host of their own stay public', async () => {
    const instance = await startTestInstance({ APP_URL: SITES_URL });
    const ada = await openSite(instance, { open: true, indexing: false });
    await upgrade(instance);
    expect((await ada.at('/')).status).toBe(200);
    expect((await requestHost(instance, 'vitrine.example', `/@${ada.member.username}`)).status).toBe(200);
  });
});
