import { describe, expect, it } from 'vitest';
import { insertLetter } from '#testing/cv-letters.ts';
import { openDomains, shareDomains, visit } from '#testing/domains.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const PLAIN_URL = 'http://localhost:3000';
const OPEN = { open: true, indexing: true };
/** The host and path of an address, and what is expected there: status, canonical address or redirect, robots. */
type Row = [at: string, expected: string];

/** Publishes everything that has an address, and returns a function that checks a table of addresses. */
async function publishAll(instance: TestInstance, site: Awaited<ReturnType<typeof openSite>>, appUrl: string) {
  const { call, username } = site.member;
  const project = await site.add('projects', { title: 'Engine', status: 'published' });
  const { body: cv } = await call('POST', '/api/cvs', { name: 'For Turin' });
  const operations = [
    { do: 'set', at: ['basics'], field: 'headline', value: 'Analyst' },
    insertLetter('plana', { subject: 'Notes' }),
  ];
  await call('PATCH', `/api/cvs/${cv.id}`, { revision: 1, operations });
  await call('POST', '/api/cvs/bulk', { ids: [cv.id], action: 'public' });
  const items = [{ kind: 'cv', id: cv.id }, { kind: 'portfolio' }];
  const targets = {
    project: { kind: 'project', id: project.id },
    cvLink: { kind: 'cv', id: cv.id },
    letter: { kind: 'letter', id: cv.id, letter: 'plana' },
    bundle: { kind: 'bundle', items },
  };
  const names: Record<string, string> = { cv: cv.id, site: site.sharePath.replace('/portfolio/', '') };
  for (const [name, target] of Object.entries(targets)) {
    const { status, body } = await call('POST', '/api/shares', { target });
    expect([status, body]).toMatchObject([201, {}]);
    names[name] = body.shareId;
  }
  const worded = await call('POST', '/api/shares', { target: { kind: 'portfolio' }, word: 'acme-2026' });
  expect(worded.status).toBe(201);
  const { host } = new URL(appUrl);
  const words: Record<string, string> = { ...names, app: host, name: username };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (match, key: string) => words[key] ?? match);
  return async (table: readonly Row[]) => {
    const found: Row[] = [];
    for (const [at] of table) {
      const [, toHost = '', path = ''] = /^([^/]+)(\/.*)$/.exec(fill(at)) ?? [];
      const { status, headers, body } = await requestHost(instance, toHost, path);
      const canonical = /<link rel="canonical" href="([^"]+)">/.exec(body)?.[1] ?? headers.location ?? '-';
      found.push([at, `${status} ${canonical} ${headers['x-robots-tag'] ?? 'indexed'}`]);
    }
    expect(found).toEqual(table.map(([at, expected]) => [at, fill(expected)]));
  };
}

/** Rows of links: each is its own canonical address, except where it shows the site, which has a public one. */
const linkRows = (site: string): Row[] => [
  ['{app}/portfolio/{site}', `200 ${site} noindex`],
  ['{app}/portfolio/acme-2026', `200 ${site} noindex`],
  ['{app}/portfolio/{project}', '200 http://{app}/portfolio/{project} noindex'],
  ['{app}/portfolio/{cvLink}', '200 http://{app}/portfolio/{cvLink} noindex'],
  ['{app}/portfolio/{letter}', '200 http://{app}/portfolio/{letter} noindex'],
  ['{app}/portfolio/{bundle}', '200 - noindex'],
  ['{app}/portfolio/{bundle}/1', '200 http://{app}/portfolio/{bundle}/1 noindex'],
  ['{app}/portfolio/{bundle}/2', `200 ${site} noindex`],
  ['{app}/portfolio/{bundle}/3', '404 - noindex'],
  ['{app}/portfolio/nothing-here', '404 - noindex'],
];

/** Rows of what begins with the username. `site` is the canonical address of the home page, `robots` what is said there. */
const nameRows = (site: string, robots: string): Row[] => [
  ['{app}/@{name}', `200 ${site} ${robots}`],
  ['{app}/@{name}/projects/engine', `200 ${site.replace(/\/$/, '')}/projects/engine ${robots}`],
  ['{app}/@{name}/engine', '308 /@{name}/projects/engine indexed'],
  ['{app}/portfolio/{name}', `200 ${site} noindex`],
  ...cvRows('{name}'),
];

const cvRows = (name: string): Row[] => [
  [`{app}/@${name}/cv`, `302 /@${name}/cv/analyst indexed`],
  [`{app}/@${name}/cv/analyst`, `200 http://{app}/@${name}/cv/analyst indexed`],
  ['{app}/cv/{cv}', `200 http://{app}/@${name}/cv/analyst indexed`],
];

/** Rows of a host of the member’s own, whose canonical address is that of `site`. */
const hostRows = (host: string, site: string): Row[] => [
  [`${host}/`, `200 http://${site}/ indexed`],
  [`${host}/projects/engine`, `200 http://${site}/projects/engine indexed`],
  [`${host}/cv`, '302 http://{app}/@{name}/cv/analyst indexed'],
  [`${host}/cv/analyst`, '302 http://{app}/@{name}/cv/analyst indexed'],
  [`${host}/cv/analyst/cv.pdf`, '302 http://{app}/@{name}/cv/analyst/cv.pdf indexed'],
  [`${host}/cv/another`, '404 - noindex'],
  [`${host}/@{name}`, '404 - noindex'],
];

describe('the addresses of everything that others see', () => {
  it('on the default install', async () => {
    const instance = await startTestInstance({ APP_URL: PLAIN_URL });
    const site = await openSite(instance, OPEN);
    const check = await publishAll(instance, site, PLAIN_URL);
    const home = 'http://{app}/@{name}';
    await check([...nameRows(home, 'indexed'), ...linkRows(home)]);
  });

  it('with subdomains', async () => {
    const instance = await startTestInstance({ APP_URL: SITES_URL });
    const site = await openSite(instance, OPEN);
    const check = await publishAll(instance, site, SITES_URL);
    const host = '{name}.{app}';
    const home = `http://${host}/`;
    await check([...hostRows(host, host), ...nameRows(home, 'noindex'), ...linkRows(home)]);
  });

  it('after the member is renamed', async () => {
    const instance = await startTestInstance({ APP_URL: PLAIN_URL });
    const site = await openSite(instance, OPEN);
    const check = await publishAll(instance, site, PLAIN_URL);
    await site.member.call('PUT', '/api/me/username', { username: 'lovelace' });
    await check([
      ['{app}/@{name}', '308 /@lovelace indexed'],
      ['{app}/@{name}/projects/engine', '308 /@lovelace/projects/engine indexed'],
      ['{app}/@{name}/engine', '308 /@lovelace/engine indexed'],
      ['{app}/@{name}/cv/analyst', '308 /@lovelace/cv/analyst indexed'],
      ['{app}/portfolio/{name}', '308 /portfolio/lovelace indexed'],
      ['{app}/@lovelace', '200 http://{app}/@lovelace indexed'],
      ['{app}/portfolio/lovelace', '200 http://{app}/@lovelace noindex'],
      ...cvRows('lovelace'),
      ...linkRows('http://{app}/@lovelace'),
    ]);
  });
});

describe('the addresses of everything that others see', () => {
  const shared = shareDomains();

  it('with a domain of the member', async () => {
    const site = await openDomains(shared);
    const host = await site.own();
    await visit(shared, host);
    await site.change(OPEN);
    const check = await publishAll(shared.instance, site, SITES_URL);
    const home = `http://${host}/`;
    await check([
      ...hostRows(host, host),
      // A subdomain has the paths of the domain, so the canonical address alone tells them apart.
      ...hostRows('{name}.{app}', host),
      ...nameRows(home, 'noindex'),
      ...linkRows(home),
    ]);
  });
});
