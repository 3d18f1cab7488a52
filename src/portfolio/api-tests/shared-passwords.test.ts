import { describe, expect, it } from 'vitest';
import { htmlFaults, htmlValidator } from '#testing/html-faults.ts';
import { comparableResponseAt, openLink, openLinks, tryPassword, UNKNOWN_LINK } from '#testing/links.ts';
import { newIpAddress } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const HOSTS = { APP_URL: 'http://vitrine.example', TRUST_PROXY: '1' };
const instance = shareTestInstance(HOSTS);
const PASSWORD = 'difference engine';
/** Headers that a browser sends from a page of ours. */
const OWN = { origin: HOSTS.APP_URL, 'sec-fetch-site': 'same-origin' };

/** Opens a member with a password-protected link. */
async function openLocked(kind: 'portfolio' | 'project' | 'cv' = 'portfolio', options: object = {}) {
  const ada = await openLinks(instance);
  const link = await ada.link(kind, { password: PASSWORD, ...options });
  return { ...ada, ...link };
}

/** Returns the cookie of a response as a browser would send it back. */
const cookieOf = ({ cookies }: { cookies: string[] }) => cookies[0]?.split(';')[0] ?? '';
const openWithCookie = (path: string, cookie: string) => openLink(instance, path, { headers: { cookie } });

describe('a link with a password', () => {
  it('shows the password page at every path and reveals neither owner nor content', async () => {
    for (const kind of ['portfolio', 'project', 'cv'] as const) {
      const { path, member } = await openLocked(kind);
      for (const below of ['', '/projects', '/cv.pdf', '/cv.png', '/card/home.png', '/nothing']) {
        const answer = await openLink(instance, path + below);
        expect([kind, below, answer.status]).toEqual([kind, below, 200]);
        expect(answer.body).toContain('Enter the password');
        expect(answer.body).not.toMatch(/Ada|Lovelace|Note G|Enchantress|Turin|<script|canonical|og:/);
        expect(answer.body).not.toContain(member.username);
        expect(answer.headers.get('cache-control')).toBe('private, no-store');
        expect(answer.headers.get('x-robots-tag')).toBe('noindex');
        expect(answer.cookies).toEqual([]);
      }
      expect((await openLink(instance, path, { method: 'HEAD' })).body).toBe('');
    }
  });

  it('redirects to the requested page after the password was entered, and stays open', async () => {
    const { path } = await openLocked();
    const answer = await tryPassword(instance, `${path}/projects/note-g?x=1`, PASSWORD);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}/projects/note-g?x=1`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.cookies).toEqual([
      expect.stringMatching(new RegExp(`^vitrine\\.link=\\d+\\.[\\w-]{43}; Path=${path}; HttpOnly; SameSite=Lax$`)),
    ]);
    const page = await openWithCookie(`${path}/projects/note-g`, `theme=dark; ${cookieOf(answer)}`);
    expect([page.status, page.body.includes('The Engine existed')]).toEqual([200, true]);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const again = await tryPassword(instance, path, PASSWORD, { headers: { cookie: cookieOf(answer), ...OWN } });
    expect(again.status).toBe(303);
  });

  it('opens a CV and its PDF', async () => {
    const { path } = await openLocked('cv', { indexing: true });
    const cookie = cookieOf(await tryPassword(instance, `${path}/cv.pdf`, PASSWORD));
    const file = await openWithCookie(`${path}/cv.pdf`, cookie);
    expect([file.headers.get('content-type'), file.headers.get('cache-control')]).toEqual([
      'application/pdf',
      'private, no-store',
    ]);
    expect((await openWithCookie(path, cookie)).body).toContain('noindex');
  });

  it('shows an error in the language of the site for a wrong password, without the typed text', async () => {
    const { path, write } = await openLocked();
    const wrong = '"><script>alert(1)</script>';
    const answer = await tryPassword(instance, path, wrong);
    expect([answer.status, answer.cookies]).toEqual([422, []]);
    expect(answer.body).toContain('Incorrect password. Try again.');
    expect(answer.body).toMatch(/aria-invalid="true" aria-describedby="password-fault"/);
    expect(answer.body).not.toContain('alert(1)');
    expect((await tryPassword(instance, path, '')).body).toContain('Enter the password');
    await write({ language: 'ar' });
    const arabic = await tryPassword(instance, path, 'x');
    expect(arabic.body).toContain('<html lang="ar" dir="rtl">');
    expect(arabic.body).toContain('كلمة المرور غير صحيحة');
  });

  it('has a password page of valid HTML', async () => {
    const { path } = await openLocked();
    // Not an account's password, so browsers must not fill in the reader's own.
    const validator = htmlValidator({ 'autocomplete-password': 'off' });
    for (const { body } of [await openLink(instance, path), await tryPassword(instance, path, 'x')]) {
      expect(await htmlFaults(body, validator)).toEqual([]);
    }
  });

  it('invalidates cookies when the password is changed', async () => {
    const { path, set, shareId } = await openLocked();
    const cookie = cookieOf(await tryPassword(instance, path, PASSWORD));
    const isOpen = async () => (await openWithCookie(path, cookie)).body.includes('Enchantress');
    expect(await isOpen()).toBe(true);
    await set({ shareId }, { password: 'analytical engine' });
    expect(await isOpen()).toBe(false);
    expect((await tryPassword(instance, path, PASSWORD)).status).toBe(422);
    await set({ shareId }, { password: null });
    expect((await openLink(instance, path)).body).toContain('Enchantress');
    await set({ shareId }, { password: PASSWORD });
    expect((await openLink(instance, path)).body).not.toContain('Enchantress');
    expect(await isOpen()).toBe(false);
  });

  it('rejects forged, altered and expired cookies and those of other links', async () => {
    const [one, other] = [await openLocked(), await openLocked()];
    const key = cookieOf(await tryPassword(instance, one.path, PASSWORD));
    const [, end = '', mac = ''] = /^vitrine\.link=(\d+)\.(.*)$/.exec(key) ?? [];
    const isOpen = async (path: string, cookie: string) =>
      (await openWithCookie(path, cookie)).body.includes('Enchantress');
    expect(await isOpen(one.path, key)).toBe(true);
    expect(await isOpen(other.path, key)).toBe(false);
    for (const cookie of [
      `vitrine.link=${Number(end) + 1}.${mac}`,
      `vitrine.link=${end}.${mac.toUpperCase()}`,
      `vitrine.link=9999999999.${mac}`,
      `vitrine.link=${end}.${'A'.repeat(43)}`,
      `xvitrine.link=${end}.${mac}`,
      'vitrine.link=',
    ])
      expect([cookie, await isOpen(one.path, cookie)]).toEqual([cookie, false]);
    expect(await isOpen(one.path, `vitrine.link=1.x; ${key}`)).toBe(true);
  });

  it('stores only the hash of the password', async () => {
    const { shareId } = await openLocked();
    const { rows } = await instance.kernel.db.pool.query('select to_jsonb(shares) as row from shares where id = $1', [
      shareId,
    ]);
    expect(JSON.stringify(rows)).not.toContain(PASSWORD);
  });

  it('has a working contact form', async () => {
    const { path } = await openLocked();
    const cookie = cookieOf(await tryPassword(instance, path, PASSWORD));
    const body = new URLSearchParams({ name: 'Mary', email: 'mary@example.net', message: 'Which notes?' }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie, ...OWN };
    const sent = await openLink(instance, `${path}/contact`, { method: 'POST', body, headers });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `${path}/contact?sent`]);
    expect((await openWithCookie(`${path}/contact?sent`, cookie)).body).toContain('Message sent');
  });
});

describe('over TLS', () => {
  it('the cookie is marked as secure', async () => {
    const safe = await startTestInstance({ APP_URL: 'https://vitrine.example', TRUST_PROXY: '1' });
    const ada = await openLinks(safe);
    const { path } = await ada.link('portfolio', { password: PASSWORD });
    const answer = await tryPassword(safe, path, PASSWORD);
    expect(answer.cookies).toEqual([expect.stringMatching(/^__Secure-vitrine\.link=.*; Secure$/)]);
    const page = await openLink(safe, path, { headers: { cookie: cookieOf(answer) } });
    expect(page.body).toContain('Enchantress');
  });
});

describe('password attempts', () => {
  it('are limited to ten an hour per IP address across instances, not counting successful ones', async () => {
    const other = await startTestInstance({ ...HOSTS, DATABASE_URL: instance.databaseUrl });
    const { path } = await openLocked();
    const address = newIpAddress();
    for (let time = 0; time < 3; time += 1)
      expect((await tryPassword(other, path, PASSWORD, { address })).status).toBe(303);
    for (const at of [instance, other, instance, other, instance, other, instance, other, instance, other])
      expect((await tryPassword(at, path, 'guess', { address })).status).toBe(422);
    for (const [at, password] of [
      [other, 'guess'],
      [instance, PASSWORD],
    ] as const) {
      const refused = await tryPassword(at, path, password, { address });
      expect(refused).toMatchObject({ status: 429, cookies: [] });
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000);
      expect(refused.body).toMatch(/Too many attempts\. Try again in \d+ minutes\./);
    }
    expect((await tryPassword(instance, path, PASSWORD)).status).toBe(303);
    const elsewhere = await openLocked();
    expect((await tryPassword(instance, elsewhere.path, PASSWORD, { address })).status).toBe(303);
  }, 60_000);

  it('are limited to a hundred a day per link', async () => {
    const { path } = await openLocked();
    for (let time = 0; time < 100; time += 1) {
      const { status } = await tryPassword(instance, path, 'g'.repeat(200));
      expect([time, status]).toEqual([time, 422]);
    }
    const refused = await tryPassword(instance, path, PASSWORD);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatch(/Try again in 24 hours\./);
  }, 60_000);
});

describe('an invalid password form', () => {
  it.each([
    ['in another encoding', { 'content-type': 'text/plain' }, 'password=x', 415],
    ['as JSON', { 'content-type': 'application/json' }, '{"password":"x"}', 415],
    ['as invalid UTF-8', {}, 'password=%ff%fe', 400],
    ['ten kilobytes long', {}, `password=${'x'.repeat(10_000)}`, 413],
    ['from another site', { 'sec-fetch-site': 'cross-site' }, `password=${PASSWORD}`, 403],
    ['from another origin', { origin: 'https://eve.example', cookie: 'theme=dark' }, `password=${PASSWORD}`, 403],
    ['with an empty body', {}, '', 422],
    ['with two passwords, the last one wrong', {}, `password=difference+engine&password=x`, 422],
    ['with control characters', {}, 'password=%00%0d%0aSet-Cookie%3a+a%3db', 422],
  ])('is rejected: %s', async (_, headers, body, status) => {
    const { path } = await shared();
    const answer = await openLink(instance, path, {
      ...{ method: 'POST', body },
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
    expect([answer.status, answer.cookies]).toEqual([status, []]);
  });

  it('gets equal responses for an inactive and an unknown link', async () => {
    const { path, set, shareId } = await openLocked();
    const sent = {
      ...{ method: 'POST', body: `password=${PASSWORD}` },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    await set({ shareId }, { state: 'paused' });
    expect(await comparableResponseAt(instance, path, sent)).toEqual(
      await comparableResponseAt(instance, UNKNOWN_LINK, sent),
    );
  });
});

let locked: ReturnType<typeof openLocked> | undefined;
const shared = () => {
  locked ??= openLocked();
  return locked;
};
