import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const CV = '0192f0c4-6d52-7c3e-9f0a-2f1c5a6b7d8e';

/** Requests a page of the app with a session, or signed out. */
async function open(path: string, cookie = '') {
  const answer = await fetch(instance.url + path, { headers: { cookie }, redirect: 'manual' });
  return { status: answer.status, link: answer.headers.get('link'), page: await answer.text() };
}

describe('the page that starts the app', () => {
  it('shows the frame of a member’s screen before the scripts have run', async () => {
    const { cookie } = await addMember(instance);
    const dashboard = await open('/dashboard', cookie);
    expect(dashboard.page).toMatch(
      /<div id="root"><\/div>\s*<div id="opening-frame" aria-hidden="true" dir="ltr" class=/,
    );
    expect(dashboard.page).toContain('Vitrine</div>');
    const editor = await open(`/cv/${CV}/edit`, cookie);
    expect(editor.page).toContain('<div id="opening-frame" aria-hidden="true" data-whole dir="ltr" class=');
    expect((await open('/login')).page).not.toContain('opening-frame');
  });

  it('names the data that the screen requests first', async () => {
    const { cookie } = await addMember(instance);
    const me = '</api/me>; rel=preload; as=fetch; crossorigin';
    expect((await open('/dashboard', cookie)).link).toBe(me);
    expect((await open(`/cv/${CV}/edit`, cookie)).link).toBe(
      `${me}, </api/cvs/${CV}>; rel=preload; as=fetch; crossorigin`,
    );
    expect((await open('/cv/%22%3E%3B%0d%0a/edit', cookie)).link).toBe(me);
    expect((await open('/login')).link).toBeNull();
  });

  it('answers 404 with its frame for a screen that there is not', async () => {
    const { cookie } = await addMember(instance);
    const answers = await Promise.all(['/dashboard/', '/dashboard/anything'].map((path) => open(path, cookie)));
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(answers[1]?.page).toContain('opening-frame');
  });

  it('tells a visitor without a session that nobody is signed in', async () => {
    const { cookie } = await addMember(instance);
    for (const path of ['/login', '/register']) {
      expect((await open(path)).page).toContain('<template id="vitrine-signed-out">');
      expect((await open(path, cookie)).page).not.toContain('vitrine-signed-out');
      expect((await open(path, 'vitrine.session_token=ended')).page).not.toContain('vitrine-signed-out');
    }
  });

  it('has the theme of the account, or else of the device, before the scripts have run', async () => {
    const member = await addMember(instance);
    const root = async (path: string, cookie: string) => /<html[^>]*>/.exec((await open(path, cookie)).page)?.[0];
    const [light, dark] = ['<html lang="en">', '<html class="dark" lang="en">'];
    expect(await root('/login', '')).toBe(light);
    expect(await root('/login', 'theme=dark')).toBe(dark);
    expect(await root('/login', 'theme=light')).toBe(light);
    expect(await root('/dashboard', member.cookie)).toBe(light);
    expect(await root('/dashboard', `${member.cookie}; theme=dark`)).toBe(dark);
    await member.call('PATCH', '/api/me/preferences', { theme: 'dark' });
    expect(await root('/dashboard', member.cookie)).toBe(dark);
    expect(await root('/dashboard', `${member.cookie}; theme=light`)).toBe(dark);
    await member.call('PATCH', '/api/me/preferences', { theme: 'light' });
    expect(await root('/dashboard', `${member.cookie}; theme=dark`)).toBe(light);
  });

  it('follows the theme of the system by a script that only its policy allows', async () => {
    const answer = await fetch(`${instance.url}/login`, { headers: { cookie: 'theme=system' } });
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(await answer.text()) ?? [];
    expect(script).toContain('prefers-color-scheme: dark');
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    for (const cookie of ['', 'theme=light', 'theme=dark', 'theme=%3Cscript%3E']) {
      const plain = await fetch(`${instance.url}/login`, { headers: { cookie } });
      expect(plain.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(await plain.text()).not.toContain('<script>');
    }
  });

  it('gives the device the decisions of the account, and nothing twice', async () => {
    const member = await addMember(instance);
    const cookiesFor = async (cookie: string) =>
      (await fetch(`${instance.url}/dashboard`, { headers: { cookie } })).headers.getSetCookie();
    expect(await cookiesFor(member.cookie)).toEqual([]);
    await member.call('PATCH', '/api/me/preferences', { theme: 'system', region: 'GB', timeZone: 'Europe/London' });
    const attributes = 'Path=/; SameSite=Lax; Max-Age=31536000';
    const names = ['theme=system', 'region=GB', 'time-zone=Europe/London'];
    expect(await cookiesFor(member.cookie)).toEqual(names.map((name) => `${name}; ${attributes}`));
    expect(await cookiesFor([member.cookie, ...names].join('; '))).toEqual([]);
  });

  it('shows no frame of an admin’s screen to other members', async () => {
    const { cookie } = await addMember(instance);
    expect(await open('/admin', cookie)).toMatchObject({ status: 403, link: null });
    expect((await open('/admin', cookie)).page).not.toContain('opening-frame');
    const admin = await addAdmin(instance);
    expect((await open('/admin', admin.cookie)).page).toContain('opening-frame');
  });
});
