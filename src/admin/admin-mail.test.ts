import { describe, expect, it } from 'vitest';
import { newId } from '#platform/ids.ts';
import { startTestInstance } from '#testing/test-instance.ts';

type Headers = Record<string, string>;

const PASSWORD = 'an engine of brass and steam';
const ADA = { email: 'ada@example.org', password: PASSWORD, name: 'Ada Lovelace', username: 'ada-lovelace' };
const CHARLES = { email: 'charles@example.org', password: PASSWORD, name: 'Charles Babbage', username: 'babbage' };

/** An instance with one mail in its outbox: the test that its operator asked for, in the language of the browser. */
async function startWithMail(language = 'en') {
  const { url, operator } = await startTestInstance();
  const send = async (method: string, path: string, headers: Headers, body?: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(body ? { 'content-type': 'application/json', 'accept-language': language } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: await answer.json() };
  };
  const signedIn = async (path: string, who: typeof ADA, headers: Headers = {}): Promise<Headers> => {
    const { body } = await send('POST', path, headers, who);
    return { authorization: `Bearer ${body.token}` };
  };
  const sent = await send('POST', '/api/admin/mail/test', operator, { to: 'reader@example.org' });
  const id: string = sent.body.id;
  return {
    operator,
    id,
    read: (mailId: string, headers: Headers = operator) => send('GET', `/api/admin/mail/${mailId}`, headers),
    list: (headers: Headers) => send('GET', '/api/admin/mail', headers),
    health: (headers: Headers) => send('GET', '/api/admin/health', headers),
    becomeAdmin: () => signedIn('/api/set-up', ADA, operator),
    register: () => signedIn('/api/auth/sign-up/email', CHARLES),
  };
}

describe('a mail of the outbox', () => {
  it('can be read as its recipient gets it', async () => {
    const { id, read } = await startWithMail();
    const { status, body } = await read(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, template: 'test', recipient: 'reader@example.org' });
    expect(body.subject).toBe('Mail from Vitrine arrives');
    expect(body.text).toContain('This is the test that you asked for.');
    expect(body.html).toMatch(/^<!DOCTYPE html/i);
    expect(body.html).toContain('<html lang="en" dir="ltr">');
  });

  it('is read in the language that it was written in', async () => {
    const { id, read } = await startWithMail('ar');
    const { body } = await read(id);
    expect(body.html).toContain('<html lang="ar" dir="rtl">');
    expect(body.subject).toBe('البريد من Vitrine يصل');
  });

  it('that is not there is not found', async () => {
    const { read } = await startWithMail();
    expect((await read(newId())).status).toBe(404);
    expect((await read('1')).status).toBe(400);
  });
});

describe('what runs the instance', () => {
  it('is for its admin, once there is one, and no longer for the set-up link', async () => {
    const { id, operator, read, list, health, becomeAdmin } = await startWithMail();
    expect((await health(operator)).status).toBe(200);
    const admin = await becomeAdmin();
    expect((await read(id, admin)).body.recipient).toBe('reader@example.org');
    expect((await list(admin)).status).toBe(200);
    expect((await health(admin)).status).toBe(200);
    for (const ask of [read.bind(null, id), list, health]) expect((await ask(operator)).status).toBe(401);
  });

  it('is not for a member, who is told so', async () => {
    const { id, read, list, health, register } = await startWithMail();
    const member = await register();
    for (const ask of [read.bind(null, id), list, health]) {
      const { status, body } = await ask(member);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
      expect(JSON.stringify(body)).not.toContain('reader@');
    }
  });

  it.each<[string, Headers]>([
    ['nobody who is known', {}],
    ['whoever has a wrong set-up link', { authorization: 'SetUp wrong' }],
  ])('is not for %s', async (_, headers) => {
    const { id, read, list, health } = await startWithMail();
    for (const ask of [read.bind(null, id), list, health]) {
      const { status, body } = await ask(headers);
      expect(status).toBe(401);
      expect(JSON.stringify(body)).not.toContain('reader@');
    }
  });
});
