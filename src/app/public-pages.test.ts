import { beforeAll, describe, expect, it, vi } from 'vitest';
import { uploadImage } from '#testing/images.ts';
import { insertRow } from '#testing/insert-row.ts';
import { openLinks } from '#testing/links.ts';
import { makeVideo } from '#testing/media.ts';
import { requestHost, SITES_URL } from '#testing/member-sites.ts';
import { newIpAddress } from '#testing/members.ts';
import { BASE } from '#testing/storage.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { findRoute, ROUTES } from './route-table.ts';

// Runs no jobs, because they use the instance's own rights.
const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1', ROLE: 'web' });
const HERE = new URL(SITES_URL).host;
const DOMAIN = 'lovelace.test';
const PASSWORD = 'difference engine';

/** The reasons for system transactions while serving visitors, who write nothing themselves. */
const OWN_WORK = [
  ...['count visits', 'agree on the salt of the day', 'note that a link was opened'],
  ...['store a comment for a visitor, who has no write access', 'keep a report, which no visitor may write themselves'],
  'mail a member whose address no visitor may read',
  'look whether a file is of a deactivated member',
];

type TestPageRequest = { host: string; path: string; method?: string; form?: Record<string, string> };
const UNKNOWN_ID = '00000000-0000-7000-8000-000000000000';

/** Requests that find something, and requests that must not. */
let requested: TestPageRequest[] = [];
let missing: TestPageRequest[] = [];
let uid = '';

const at = (host: string, paths: readonly string[]) => paths.map((path) => ({ host, path }));
const here = (...paths: string[]) => at(HERE, paths);
const posted = (host: string, path: string, form: Record<string, string>) => ({ host, path, method: 'POST', form });

function ask({ host, path, method = 'GET', form }: TestPageRequest) {
  const body = form && { body: new URLSearchParams(form).toString() };
  const type = form ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  // A reverse proxy that asks about certificates connects directly.
  const from = path.startsWith('/internal/') ? {} : { 'x-forwarded-for': newIpAddress() };
  return requestHost(instance, host, path, { method, ...body, headers: { ...from, ...type } });
}

/** Creates a member with every kind of public content, and collects all of its URLs. */
beforeAll(async () => {
  const ada = await openLinks(instance);
  const { call, username } = ada.member;
  uid = ada.member.uid;
  const picture = await uploadImage(instance, ada.member);
  const proof = await uploadImage(instance, ada.member, 'badge.jpg');
  const video = await makeVideo(instance, ada.member);
  const blocks = [{ id: crypto.randomUUID(), kind: 'video', media: video.id }];
  await ada.changeProject({ cover: picture.id, slug: 'the-engine', blocks });
  await call('PATCH', '/api/me', { displayName: 'Ada Lovelace', photoURL: `/images/${picture.id}/320.webp` });
  const achievement = { title: 'Translator', date: '1843-09', visible: true, badge: proof.id };
  expect(await call('POST', '/api/achievements', achievement)).toMatchObject({ status: 201 });
  const choices = { visibility: 'link', comments: 'open', download: true };
  expect(await call('PUT', `/api/cvs/${ada.cv}/sharing`, choices)).toMatchObject({ status: 200 });
  await ada.write({ cv: ada.cv });
  const links = [];
  for (const kind of ['portfolio', 'project', 'cv'] as const) {
    links.push(
      await ada.link(kind),
      await ada.link(kind, { pinned: true }),
      await ada.link(kind, { contact: 'masked' }),
    );
    links.push(await ada.link(kind, { password: PASSWORD }));
  }
  const hidden = await ada.makeCv({ example: 'nurse' });
  const secret = await ada.make('For one', { target: { kind: 'cv', id: hidden } });

  const { db } = instance.kernel;
  await insertRow(db, 'hostnames', { host: DOMAIN, owner_id: uid, state: 'authorized', authorized_at: new Date() });
  await insertRow(db, 'former_usernames', { username: 'countess', user_id: uid, kept_until: '2999-01-01' });
  await insertRow(db, 'instance_logos', { format: 'png', hash: 'abc', bytes: Buffer.from('png') });
  const { rows } = await db.pool.query('select name, download_token as token from files where owner_id = $1 limit 1', [
    uid,
  ]);
  const file = `${BASE}/${encodeURIComponent(rows[0].name)}?token=${rows[0].token}`;
  const cvPage = (await requestHost(instance, HERE, `/cv/${ada.cv}`)).body;
  const fontPath = /\/cv\/[^"]+\/fonts\/[^"]+\.woff2/.exec(cvPage)?.[0] ?? '';
  const anchor = decodeURIComponent(/\?remark=([^"&#]+)/.exec(cvPage)?.[1] ?? '');

  // Stored once, however often it is sent, so that the pages stay the same.
  const comment = posted(HERE, `/cv/${ada.cv}/comments`, { place: anchor, name: 'Mary', text: 'Which notes?' });
  expect((await ask(comment)).status).toBe(303);

  const pages = ['', '/projects', '/projects/the-engine', '/projects/note-g', '/achievements', '/cv', '/contact'];
  const files = [
    '/feed.xml',
    '/sitemap.xml',
    '/robots.txt',
    '/cv.pdf',
    '/card/home.png',
    '/card/projects/the-engine.png',
  ];
  const site = [...pages, ...files].map((path) => path || '/');
  const letter = { name: 'Mary', email: 'mary@example.net', message: 'Which notes?' };
  requested = [
    ...at(`${username}.${HERE}`, site),
    ...at(DOMAIN, ['/', '/projects/the-engine', '/cv.pdf']),
    ...at(`countess.${HERE}`, ['/projects']),
    ...here(
      `/@${username}`,
      `/@${username}/the-engine`,
      `/@${username}/cv.pdf`,
      '/@countess/projects',
      `/portfolio/${username}`,
    ),
    ...here('/', '/examples', '/templates'),
    ...here(
      ...['', '/projects', '/cv', '/cv.pdf', '/card/home.png', '/feed.xml'].map((path) => `/examples/ada${path}`),
    ),
    ...here(`/cv/${ada.cv}`, `/cv/${ada.cv}.pdf`, `/cv/${ada.cv}.png`, fontPath),
    ...here(...[picture, proof].flatMap(({ id }) => [`/images/${id}/320.webp`, `/images/${id}/320.avif`])),
    ...here(video.url),
    ...here(file, `${file}&alt=media`, '/instance/logo-abc.png', `/internal/tls-ask?domain=${DOMAIN}`),
    ...here(`/internal/tls-ask?domain=${username}.${HERE}`, `/internal/tls-ask?domain=countess.${HERE}`),
    ...links.flatMap(({ path, target }) => here(path, path + BELOW[target.kind])),
    ...here(new URL(secret.url).pathname, `${new URL(secret.url).pathname}/cv.pdf`),
    ...here(...[`/cv/${ada.cv}`, links[0]?.path].map((path) => `/report?page=${encodeURIComponent(SITES_URL + path)}`)),
    ...here(`/cv/${ada.cv}?remark=${encodeURIComponent(anchor)}`),
    posted(HERE, `/report?page=${encodeURIComponent(`${SITES_URL}/cv/${ada.cv}`)}`, {
      reason: 'spam',
      text: 'x',
      email: '',
    }),
    comment,
    posted(`${username}.${HERE}`, '/contact', letter),
    posted(HERE, `${links[0]?.path}/contact`, letter),
    posted(HERE, links[3]?.path ?? '', { password: PASSWORD }),
  ];
  missing = [
    ...at(`${username}.${HERE}`, ['/projects/nothing', '/nothing']),
    ...here('/examples/nobody', '/examples/ada/contact', '/examples/ada/files/none.webp'),
    ...here('/@nobody-at-all', `/@${username}/nothing`),
    ...here(
      '/portfolio/0123456789abcdefghijkl',
      `/cv/${hidden}`,
      `/images/${UNKNOWN_ID}/320.webp`,
      `/media/${UNKNOWN_ID}.mp4`,
    ),
    ...here(`/internal/tls-ask?domain=nobody.${HERE}`, '/report?page=http%3A%2F%2Fvitrine.example%2Fcv'),
  ];
});

/** A path below each kind of link, besides its first page. */
const BELOW: Record<string, string> = { portfolio: '/projects/the-engine', project: '/card/home.png', cv: '/cv.pdf' };

const PASSING = new Set(['date', 'x-request-id', 'set-cookie']);

type ResponsesByRequest = Record<string, { status: number; headers: unknown; body: string }>;

/** Returns the responses to all of these requests, with an empty page cache. */
async function answers() {
  const { db, pages } = instance.kernel;
  await db.asSystem('prepare a test', async (tx) => pages.invalidate(tx, uid));
  const responses: ResponsesByRequest = {};
  const note = async (requestLine: TestPageRequest) => {
    const { status, headers, bytes } = await ask(requestLine);
    const lasting = Object.entries(headers).filter(([name]) => !PASSING.has(name));
    responses[`${requestLine.method ?? 'GET'} ${requestLine.host}${requestLine.path}`] = {
      status,
      headers: lasting,
      body: bytes.toString('base64'),
    };
  };
  await Promise.all([...requested, ...missing].filter(({ form }) => !form).map(note));
  for (const one of requested.filter(({ form }) => form)) await note(one);
  return responses;
}

const faultsOf = (responses: ResponsesByRequest) =>
  Object.entries(responses).flatMap(([requestLine, { status }]) => (status >= 400 ? [`${status} ${requestLine}`] : []));

/** The responses for pages that are read as the system, without row-level security. */
let unrestricted: ResponsesByRequest = {};
beforeAll(async () => {
  const { db } = instance.kernel;
  const asVisitor = vi.spyOn(db, 'asVisitor').mockImplementation((work) => db.asSystem('read past all policies', work));
  unrestricted = await answers();
  expect(asVisitor).toHaveBeenCalled();
  asVisitor.mockRestore();
});

describe('public pages', () => {
  it('are the same with a visitor’s rights as with the instance’s own', async () => {
    const { db } = instance.kernel;
    const refused: string[] = [];
    const refuse = (name: 'asSystem' | 'readAsSystem') => {
      const own: (why: string, work: never) => Promise<unknown> = db[name];
      vi.spyOn(db, name).mockImplementation(async (why: string, work: unknown) => {
        if (OWN_WORK.includes(why) || why === 'prepare a test') return own(why, work as never) as never;
        refused.push(why);
        throw new Error(`not for visitors: ${why}`);
      });
    };
    refuse('asSystem');
    refuse('readAsSystem');
    const after = await answers();
    expect(refused).toEqual([]);
    expect(faultsOf(after).sort()).toEqual(missing.map(({ host, path }) => `404 GET ${host}${path}`).sort());
    expect(after).toEqual(unrestricted);
  });

  it('are all requested by this test', () => {
    const isRequested = (route: (typeof ROUTES)[number]) =>
      requested.some(({ host, path }) => host === HERE && findRoute(path.split('?')[0] ?? '')?.path === route.path);
    const unrequested = ROUTES.filter(
      (route) => route.access === 'public' && route.by === 'server' && !isRequested(route),
    );
    expect(unrequested).toEqual([]);
  });
});
