import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { addMember } from '#testing/add-member.ts';
import { send } from '#testing/members.ts';
import { readHtml } from '#testing/read-html.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const APP_URL = 'http://vitrine.example';
const instance = shareTestInstance({ APP_URL, TRUST_PROXY: '1' });
const PAGES = ['/', '/examples', '/templates'] as const;

const get = (path: string, headers: Record<string, string> = {}) => send(instance, 'GET', path, { headers });

describe.each(PAGES)('the page %s', (path) => {
  it.each(Object.keys(LANGUAGES))('is complete in %s, without scripts, and can be found', async (language) => {
    const { status, headers, body } = await get(`${path}?lang=${language}`);
    expect(status).toBe(200);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.has('x-robots-tag')).toBe(false);
    expect(body).toContain(`<html lang="${language}" dir="${LANGUAGES[language as keyof typeof LANGUAGES]}"`);
    expect(body).toContain(`<link rel="canonical" href="${APP_URL}${path}?lang=${language}"/>`);
    expect([...readHtml(body).elements]).not.toContain('script');
    expect(body.match(/<img(?![^>]* (?:alt|width|height)=)/g)).toBeNull();
  });

  it('leads only to pages and pictures that exist', async () => {
    const body: string = (await get(path)).body;
    const urls = new Set([
      ...readHtml(body).links,
      ...[...body.matchAll(/ src(?:[sS]et)?="([^"]+)"/g)].flatMap(([, set = '']) =>
        set.split(',').map((one) => one.trim().split(' ')[0] ?? ''),
      ),
    ]);
    expect(urls.size).toBeGreaterThan(20);
    const check = async (url: string) => {
      const { pathname, search, hash } = new URL(url, APP_URL);
      const found = await get(pathname + search);
      expect(found.status, url).toBe(200);
      if (hash) expect(found.body, url).toContain(`id="${hash.slice(1)}"`);
    };
    await Promise.all([...urls].map(check));
  });

  it('loads the pictures below the first view when they are scrolled to', async () => {
    const body: string = (await get(path)).body;
    const pictures = body.match(/<img [^>]+>/g) ?? [];
    const eager = pictures.filter((picture) => !picture.includes('loading="lazy"'));
    expect(pictures.length).toBeGreaterThan(4);
    expect(eager.length).toBeLessThanOrEqual(4);
  });

  it('leads members to their work instead of to sign-up', async () => {
    const { cookie } = await addMember(instance);
    const { links } = readHtml((await get(path, { cookie })).body);
    expect(links).toContain('/dashboard');
    expect(links).not.toContain('/register');
  });

  it('follows the theme that a reader chose, also in its pictures', async () => {
    const { body } = await get(`${path}?theme=dark`);
    expect(body).not.toContain('(prefers-color-scheme: dark)" type');
    expect(body).toContain('class="dark"');
    if (path !== '/templates') expect(body).toMatch(/site-ada-wide-dark-/);
  });
});

describe('the page of the templates', () => {
  it('leads members to their CVs', async () => {
    const { cookie } = await addMember(instance);
    expect(readHtml((await get('/templates', { cookie })).body).links).toContain('/cv');
  });
});
