import { describe, expect, it, vi } from 'vitest';
import { walkHtml } from '#platform/pure/html.ts';
import { openExamples } from '#portfolio/service.ts';
import { send } from '#testing/members.ts';
import { readHtml } from '#testing/read-html.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const { names } = await openExamples();

const get = (path: string, headers: Record<string, string> = {}) => send(instance, 'GET', path, { headers });

/** Returns the paths of this instance that a page links to, without fragments, and those of its pictures. */
function pathsIn(html: string) {
  const paths = new Set<string>();
  const add = (url: string | undefined) => url?.startsWith('/') && paths.add(url.split('#')[0] ?? '');
  walkHtml(html, {
    open: (_, { href, src, srcset }) => {
      add(href);
      add(src);
      for (const source of srcset?.split(',') ?? []) add(source.trim().split(' ')[0]);
    },
    close: () => {},
    text: () => {},
  });
  return paths;
}

/** Requests a page, and all that it links to within the same folder, and returns the responses by path. */
async function crawl(start: string) {
  const responses = new Map<string, Awaited<ReturnType<typeof get>>>();
  for (let paths = [start]; paths.length > 0; ) {
    const found = await Promise.all(paths.map(async (path) => [path, await get(path)] as const));
    for (const [path, response] of found) responses.set(path, response);
    const linked = new Set(found.flatMap(([, response]) => (isPage(response) ? [...pathsIn(response.body)] : [])));
    paths = [...linked].filter((path) => path.startsWith(start) && !responses.has(path));
  }
  return responses;
}

const isPage = ({ headers }: { headers: Headers }) => headers.get('content-type')?.startsWith('text/html');

describe('an example site', () => {
  it.each(names)(
    '%s is rendered from its stored copy, with every page, picture and file that it links to',
    async (name) => {
      const responses = await crawl(`/examples/${name}`);
      const failed = [...responses].filter(([, { status }]) => status !== 200).map(([path]) => path);
      expect(failed).toEqual([]);
      const pages = [...responses].filter(([, response]) => isPage(response));
      // A site without projects and posts has a single page.
      expect(pages.length).toBeGreaterThan(0);
      for (const [path, { headers, body, cookies }] of pages) {
        expect(headers.get('x-robots-tag'), path).toBe('noindex');
        expect(headers.get('content-security-policy'), path).toMatch(/style-src 'sha256-/);
        expect(cookies, path).toEqual([]);
        const { elements, links } = readHtml(body);
        expect([...elements], path).not.toContain('form');
        expect([...elements], path).not.toContain('script');
        expect(
          links.filter((link) => /\/(?:report|contact)\b/.test(link)),
          path,
        ).toEqual([]);
        expect(links, path).toEqual(expect.arrayContaining(['/', '/examples', '/register']));
        expect(body, path).toContain('An example site, made with Vitrine.');
      }
    },
  );

  it('has preview images and a feed', async () => {
    for (const name of names) {
      expect((await get(`/examples/${name}/card/home.png`)).headers.get('content-type')).toBe('image/png');
      expect((await get(`/examples/${name}/feed.xml`)).status).toBe(200);
    }
  });

  it('shows the cover of a project in its preview image', async () => {
    const [project] = (await openExamples()).siteOf('ada')?.view.projects ?? [];
    const card = await get(`/examples/ada/card/projects/${project?.slug}.png`);
    expect(Number(card.headers.get('content-length') ?? card.body.length)).toBeGreaterThan(10_000);
  });

  it('answers HEAD without a body, compresses its pages, and knows unchanged ones', async () => {
    const page = await fetch(`${instance.url}/examples/ada`, { headers: { 'accept-encoding': 'br' } });
    expect(page.headers.get('content-encoding')).toBe('br');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const etag = page.headers.get('etag') ?? '';
    const headers = { 'accept-encoding': 'br', 'if-none-match': etag };
    expect((await fetch(`${instance.url}/examples/ada`, { headers })).status).toBe(304);
    const head = await send(instance, 'HEAD', '/examples/ada');
    expect(head).toMatchObject({ status: 200, body: '' });
  });

  it('refuses every other method', async () => {
    for (const path of ['/examples/ada', '/examples/ada/contact', '/examples/nobody'])
      expect((await send(instance, 'POST', path)).headers.get('allow'), path).toBe('GET, HEAD');
  });

  it('shows its own 404 page for pages that it does not have, and no contact form', async () => {
    for (const path of ['contact', 'nothing', 'projects/nothing', 'projects?tag=nothing', 'de', 'a/b/c']) {
      const { status, body } = await get(`/examples/ada/${path}`);
      expect(status, path).toBe(404);
      expect(body, path).toContain('href="/examples/ada"');
    }
  });

  it('serves only the files that it has', async () => {
    const [picture = ''] = [...(await crawl('/examples/ada')).keys()].filter((path) => path.includes('/files/'));
    expect((await get(picture)).headers.get('cache-control')).toContain('immutable');
    expect((await get(picture)).headers.get('content-type')).toMatch(/^image\/(?:avif|webp)$/);
    for (const path of [
      picture.replace('/ada/', '/menabrea/'),
      picture.replace('/ada/', '/nobody/'),
      picture.replace('.', '-9999.'),
      `${picture}/more`,
      '/examples/ada/files/',
      '/examples/ada/files/..%2Fsite.json',
      '/examples/ada/files/%2e%2e%2fsite.json',
      '/examples/ada/site.json',
      '/examples/order.json',
      '/examples/..%2Fpackage.json',
    ])
      expect((await get(path)).status, path).toBe(404);
  });

  it('with an unknown name is the product’s 404 page', async () => {
    for (const path of [
      '/examples/nobody',
      '/examples/nobody/projects',
      '/examples/__proto__',
      '/examples/constructor',
    ]) {
      const { status, body } = await get(path);
      expect(status, path).toBe(404);
      expect(body, path).toContain('>404 - Page Not Found</h1>');
    }
  });

  it('counts no visits', async () => {
    const count = vi.spyOn(instance.visits, 'count');
    await crawl('/examples/somerville');
    expect(count).not.toHaveBeenCalled();
  });
});

describe('with sign-up closed', () => {
  const closed = shareTestInstance({ SIGN_UP: 'closed' });

  it.each(['/', '/examples', '/templates', '/examples/ada'])('%s does not lead to sign-up', async (path) => {
    const { status, body } = await send(closed, 'GET', path);
    expect(status).toBe(200);
    expect(readHtml(body).links).not.toContain('/register');
  });
});
