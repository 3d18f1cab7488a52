import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { openLink, openLinks } from '#testing/links.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const APP_URL = 'http://localhost:3000';
const instance = shareTestInstance({ APP_URL, TRUST_PROXY: '1' });

describe('a link with a chosen word', () => {
  it('has an address with it, and its id redirects there', async () => {
    const ada = await openLinks(instance, { open: false });
    const { call } = ada.member;
    const link = await ada.link('portfolio');
    const id = link.path.split('/')[2];
    const set = (word: string | null) => call('PATCH', `/api/shares/${id}`, { word });
    expect((await set('acme-2026')).body).toMatchObject({ word: 'acme-2026', url: `${APP_URL}/portfolio/acme-2026` });
    const page = await openLink(instance, '/portfolio/acme-2026');
    expect([page.status, page.body]).toEqual([200, expect.stringContaining('href="/portfolio/acme-2026/projects')]);
    expect(page.body).not.toContain(id);
    const moved = await openLink(instance, `${link.path}/projects?from=mail`);
    expect([moved.status, moved.headers.get('location')]).toEqual([308, '/portfolio/acme-2026/projects?from=mail']);
    expect((await set('turin-letters')).status).toBe(200);
    expect((await openLink(instance, '/portfolio/acme-2026')).status).toBe(404);
    expect((await openLink(instance, '/portfolio/turin-letters')).status).toBe(200);
    expect((await call('PATCH', `/api/shares/${id}`, { state: 'paused' })).status).toBe(200);
    expect((await openLink(instance, '/portfolio/turin-letters')).status).toBe(404);
    await call('PATCH', `/api/shares/${id}`, { state: 'active' });
    expect((await set(null)).body).toMatchObject({ word: null, url: `${APP_URL}${link.path}` });
    expect((await openLink(instance, link.path)).status).toBe(200);
  });

  it('asks for its password there, and shows the page after it', async () => {
    const ada = await openLinks(instance, {});
    const target = { kind: 'cv', id: (await ada.member.call('POST', '/api/cvs', { name: 'For Turin' })).body.id };
    const made = await ada.member.call('POST', '/api/shares', { target, word: 'hr', password: 'difference' });
    expect(made.status).toBe(400);
    const { body } = await ada.member.call('POST', '/api/shares', { target, word: 'ask', password: 'difference' });
    expect(body).toMatchObject({ word: 'ask', hasPassword: true });
    const path = '/portfolio/ask';
    expect((await openLink(instance, path)).body).toContain('type="password"');
    const entered = await openLink(instance, path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'password=difference',
    });
    expect([entered.status, entered.headers.get('location')]).toEqual([303, path]);
    const cookie = entered.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`Path=${path};`);
    const page = await openLink(instance, path, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect([page.status, page.body.includes('type="password"')]).toEqual([200, false]);
    // Without its password, anybody would find it.
    const open = await ada.member.call('PATCH', `/api/shares/${body.shareId}`, { password: null });
    expect([open.status, open.body.data.fields]).toMatchObject([400, [{ path: 'word' }]]);
    const both = { password: null, word: 'ask-me-anything' };
    expect((await ada.member.call('PATCH', `/api/shares/${body.shareId}`, both)).status).toBe(200);
  });

  it.each([
    ['too short', 'ab'],
    ['too long', 'a'.repeat(41)],
    ['in upper case', 'Acme-2026'],
    ['with a slash', 'acme/2026'],
    ['with two hyphens', 'acme--2026'],
    ['of letters that addresses encode', 'äcme-2026'],
    ['with markup', '<b>acme-2026'],
    ['of the wrong type', 2026],
    ['easy to guess', 'portfolio-2026'],
    ['of an address of the app', 'draft'],
  ])('refuses a word that is %s', async (_, word) => {
    const { call } = await addMember(instance);
    const answer = await call('POST', '/api/shares', { target: { kind: 'portfolio' }, word });
    expect([answer.status, answer.body.data.fields]).toMatchObject([400, [{ path: 'word' }]]);
  });

  it('refuses words of other links and names of members, whoever asks and how often', async () => {
    const [ada, ben] = [await addMember(instance), await addMember(instance)];
    const make = (member: typeof ada, word: string, more = {}) =>
      member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, word, ...more });
    const first = await make(ada, 'hidden-valley');
    expect(first.status).toBe(201);
    for (const member of [ada, ben]) {
      const { status, body } = await make(member, 'hidden-valley');
      expect([status, body.data.fields[0].message]).toEqual([400, 'This address is taken']);
    }
    expect((await make(ben, ada.username, { password: 'difference' })).status).toBe(400);
    const { shareId } = first.body;
    expect((await ada.call('PATCH', `/api/shares/${shareId}`, { word: 'hidden-valley' })).status).toBe(200);
    const racing = await Promise.all(Array.from({ length: 6 }, (_, at) => make(at % 2 ? ada : ben, 'same-moment')));
    expect(racing.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400, 400, 400]);
  });

  it('is limited in how many wrong words a visitor may try', async () => {
    const ada = await openLinks(instance, {});
    await ada.member.call('POST', '/api/shares', { target: { kind: 'portfolio' }, word: 'found-at-last' });
    const from = (address: string, word: string) =>
      openLink(instance, `/portfolio/${word}`, { headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let at = 0; at < 62; at += 1) statuses.push((await from('198.51.100.7', `wrong-word-${at}`)).status);
    expect([statuses.indexOf(429), new Set(statuses.slice(0, 60))]).toEqual([60, new Set([404])]);
    expect((await from('198.51.100.7', 'found-at-last')).status).toBe(429);
    expect((await from('203.0.113.9', 'found-at-last')).status).toBe(200);
    // What visitors opened already is shown to all.
    expect((await from('198.51.100.7', 'found-at-last')).status).toBe(200);
  });
});
