import { describe, expect, it } from 'vitest';
import { comparableResponseAt, openLink, openLinks, tryPassword, UNKNOWN_LINK } from '#testing/links.ts';
import { openSite, requestHost, SITES_URL } from '#testing/member-sites.ts';
import { readHtml } from '#testing/read-html.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ APP_URL: SITES_URL, TRUST_PROXY: '1' });
const HOST = new URL(SITES_URL).host;
const INACTIVE = 'This link is no longer active Ask the person who sent it for a new one.';
const NO_PAGE = 'This page isn’t available';
/** The background of the theme `ink`. */
const INK = '--ground: #14130f;';

const textOf = (page: string) => readHtml(page).text.replace(/\s+/g, ' ').trim();

describe('a link that leads nowhere', () => {
  it('shows one page, whether it expired, is paused, was revoked, was deleted or never existed', async () => {
    const never = await comparableResponseAt(instance, UNKNOWN_LINK);
    expect(never.status).toBe(404);
    expect(textOf(never.body)).toContain(INACTIVE);
    expect(never.headers).toEqual(expect.arrayContaining([['x-robots-tag', 'noindex']]));
    // Neither the product's frame, nor anything that leads elsewhere.
    expect(readHtml(never.body).links).toEqual([]);
    expect(never.body).not.toMatch(/Vitrine|<script|<img/);

    const ada = await openLinks(instance);
    const expired = await ada.link('portfolio', { expiresAt: new Date(Date.now() + 60_000).toISOString() });
    await instance.kernel.db.pool.query("update shares set expires_at = now() - interval '1 minute' where id = $1", [
      expired.shareId,
    ]);
    const [paused, revoked, deleted] = [await ada.link('portfolio'), await ada.link('project'), await ada.link('cv')];
    await ada.set(paused, { state: 'paused' });
    await ada.set(revoked, { state: 'revoked' });
    await ada.remove(deleted.shareId);
    const paths = [expired, paused, revoked, deleted].flatMap(({ path }) => [path, `${path}/projects/engine`]);
    for (const path of [...paths, '/portfolio/never-made', '/portfolio/x/y/z', '/portfolio/draft'])
      expect([path, await comparableResponseAt(instance, path)]).toEqual([path, never]);
  });

  it.each([
    ['de', 'Dieser Link ist nicht mehr aktiv', 'ltr'],
    ['ar', 'لم يعد هذا الرابط نشطًا', 'rtl'],
  ])('speaks the language of the visitor: %s', async (language, title, direction) => {
    const { body } = await openLink(instance, UNKNOWN_LINK, { headers: { 'accept-language': language } });
    expect(body).toContain(`<html lang="${language}" dir="${direction}">`);
    expect(textOf(body)).toContain(title);
  });

  it('answers a form that is sent to it with the same page', async () => {
    const form = {
      method: 'POST',
      body: 'name=Charles',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    const answer = await openLink(instance, `${UNKNOWN_LINK}/contact`, form);
    expect([answer.status, textOf(answer.body)]).toEqual([404, expect.stringContaining(INACTIVE)]);
    expect((await openLink(instance, UNKNOWN_LINK, { method: 'HEAD' })).status).toBe(404);
  });
});

describe('an address at which a site has no page', () => {
  it('wears the design of the site and leads back to it, at each of its addresses', async () => {
    const ada = await openSite(instance, { theme: 'ink', indexing: true });
    const { username } = ada.member;
    const bases = { [ada.host]: '', [HOST]: `/@${username}` };
    for (const [host, base] of Object.entries(bases)) {
      const answer = await requestHost(instance, host, `${base}/projects/nothing`);
      expect([host, answer.status, answer.headers['x-robots-tag']]).toEqual([host, 404, 'noindex']);
      expect(answer.body).toContain(INK);
      expect(textOf(answer.body)).toContain(NO_PAGE);
      expect(readHtml(answer.body).links).toContain(base || '/');
    }
    for (const base of [`/portfolio/${username}`, ada.sharePath]) {
      const answer = await openLink(instance, `${base}/nothing/here`);
      expect([base, answer.status]).toEqual([base, 404]);
      expect(answer.body).toContain(INK);
      expect(readHtml(answer.body).links).toContain(base);
    }
    await ada.change({ theme: 'sea' });
    expect((await ada.at('/nothing')).body).toContain('--ground: #f2f8f9;');
    await ada.member.call('POST', '/api/site/unpublish');
    expect((await ada.at('/nothing')).body).toContain('404 - Page Not Found');
  });

  it('is in the language of its folder, if the site has it', async () => {
    const ada = await openSite(instance, { languages: [{ language: 'de', cv: null }] });
    expect((await ada.at('/de/nothing')).body).toContain('<html lang="de" dir="ltr">');
    expect((await ada.at('/fr/nothing')).body).toContain('<html lang="en" dir="ltr">');
    expect((await openLink(instance, `${ada.sharePath}/de/nothing`)).body).toContain('<html lang="de" dir="ltr">');
    expect((await openLink(instance, `${ada.sharePath}/fr/nothing`)).body).toContain('<html lang="en" dir="ltr">');
  });

  it('refuses what is written to it', async () => {
    const ada = await openSite(instance);
    const answer = await ada.at('/nothing/at-all', { method: 'POST' });
    expect([answer.status, answer.body.includes('<html')]).toEqual([404, false]);
  });
});

describe('an address behind a link to which it does not lead', () => {
  it('shows nothing else of the site behind a link to a project, and says so behind a link to a CV', async () => {
    const ada = await openLinks(instance, { theme: 'ink' });
    const project = await ada.link('project');
    const answer = await openLink(instance, `${project.path}/projects`);
    expect([answer.status, textOf(answer.body)]).toEqual([404, expect.stringContaining(NO_PAGE)]);
    expect(answer.body).toContain(INK);
    const inside = readHtml(answer.body).links.filter((link) => link.startsWith('/') && !link.startsWith('/faces/'));
    expect(inside).toEqual([project.path]);
    const cv = await openLink(instance, `${(await ada.link('cv')).path}/projects`);
    expect([cv.status, textOf(cv.body)]).toEqual([404, expect.stringContaining(NO_PAGE)]);
  });

  it('asks for the password first, and is not kept by browsers', async () => {
    const ada = await openLinks(instance, { theme: 'ink' });
    const { path } = await ada.link('portfolio', { password: 'difference' });
    const before = await openLink(instance, `${path}/nothing`);
    expect([before.status, before.body.includes('name="password"')]).toEqual([200, true]);
    const cookie = (await tryPassword(instance, path, 'difference')).headers.get('set-cookie')?.split(';')[0] ?? '';
    const after = await openLink(instance, `${path}/nothing`, { headers: { cookie } });
    expect([after.status, after.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
    expect(after.body).toContain(INK);
  });

  it.each([
    ['pinned', { pinned: true }],
    ['masked', { contact: 'masked' }],
  ])('shows no more than a %s link does', async (_, options) => {
    const ada = await openLinks(instance, { theme: 'ink' });
    const { path } = await ada.link('portfolio', options);
    await ada.write({ theme: 'sea', headline: 'Write to ada@example.org' });
    const { status, body } = await openLink(instance, `${path}/nothing`);
    expect([status, body.includes('ada@example.org'), body.includes(`${path}/contact`)]).toEqual([
      404,
      false,
      'pinned' in options,
    ]);
    expect(body).toContain('pinned' in options ? INK : '--ground: #f2f8f9;');
  });
});
