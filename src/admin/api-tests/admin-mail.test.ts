import { describe, expect, it } from 'vitest';
import { templates } from '#app/mails.ts';
import { newId } from '#platform/server/ids.ts';
import { markMailFailed } from '#testing/admin-operations/mail.ts';
import { eventually } from '#testing/eventually.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { registerAdmin, registerMember, send, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import words from '../../../messages/en/admin-mail.json' with { type: 'json' };
import { eventsAbout, mailBecomes } from '../testing/admin-mail.ts';

type RequestHeaders = Record<string, string>;

const instance = shareTestInstance({ TRUST_PROXY: '1' });

/** Starts an instance with one mail in its outbox: a test mail sent by the operator in the given browser language. */
async function startWithMail(language = 'en') {
  const ownInstance = await startTestInstance();
  const sent = await send(ownInstance, 'POST', '/api/admin/mail/test', {
    headers: { ...ownInstance.operator, 'accept-language': language },
    body: { to: 'reader@example.org' },
  });
  const id: string = sent.body.id;
  const ask = (path: string) => async (headers: RequestHeaders) => send(ownInstance, 'GET', path, { headers });
  return {
    ...ownInstance,
    id,
    read: ask(`/api/admin/mail/${id}`),
    list: ask('/api/admin/mail'),
    health: ask('/api/admin/health'),
  };
}

describe('an email in the outbox', () => {
  it('can be read as its recipient gets it', async () => {
    const { id, read, operator } = await startWithMail();
    const { status, body } = await read(operator);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id, template: 'test', recipient: 'reader@example.org', isConfidential: false });
    expect(body.subject).toBe('Test email from Vitrine');
    expect(body.text).toContain('This is the test email you requested.');
    expect(body.html).toMatch(/^<!DOCTYPE html/i);
    expect(body.html).toContain('<html lang="en" dir="ltr">');
  });

  it('is rendered in the language of its recipient', async () => {
    const { read, operator } = await startWithMail('ar');
    const { body } = await read(operator);
    expect(body.html).toContain('<html lang="ar" dir="rtl">');
    expect(body.subject).toBe('رسالة اختبار من \u2068Vitrine\u2069');
  });

  it('is not found under an unknown id', async () => {
    const admin = await registerAdmin(instance);
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/page'],
      ['POST', '/retry'],
    ] as const) {
      expect((await admin.call(method, `/api/admin/mail/${newId()}${path}`)).status).toBe(404);
      expect((await admin.call(method, `/api/admin/mail/1${path}`)).status).toBe(400);
    }
  });

  it('is served as a sandboxed page without scripts, links and remote content', async () => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance)];
    const mail = await mailBecomes(admin, member.email, { state: 'kept' });
    const { status, headers, body } = await admin.call('GET', `/api/admin/mail/${mail.id}/page`);
    expect([status, headers.get('content-type'), headers.get('x-frame-options'), headers.get('cache-control')]).toEqual(
      [200, 'text/html; charset=utf-8', 'SAMEORIGIN', 'no-store'],
    );
    const policy = (headers.get('content-security-policy') ?? '').split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "form-action 'none'", "frame-ancestors 'self'", 'sandbox']),
    );
    expect(policy.join()).not.toMatch(/script-src|connect-src|allow-/);
    expect(body).toMatch(/^<!DOCTYPE html/i);
    expect(body).not.toContain('href');
  });

  it('uses the sender and the instance name of the settings', async () => {
    const server = await startMailServer();
    const ownInstance = await startTestInstance({ SMTP_URL: server.url });
    const { db, instance: settings } = ownInstance.kernel;
    await db.asSystem('prepare a test', (tx) =>
      settings.change(tx, { name: 'Engines & Poems', mailFrom: 'Ada <ada@engines.example>' }),
    );
    await settings.refresh();
    await send(ownInstance, 'POST', '/api/admin/mail/test', {
      headers: ownInstance.operator,
      body: { to: 'reader@example.org' },
    });
    await eventually(() => expect(server.received).toHaveLength(1));
    const [{ mail, sender } = expect.unreachable()] = server.received;
    expect([sender, mail.from?.name, mail.subject]).toEqual([
      'ada@engines.example',
      'Ada',
      'Test email from Engines & Poems',
    ]);
    expect(mail.text).toContain('automated email from Engines & Poems.');
    expect(mail.text).not.toContain('Vitrine');
  });
});

it('every kind of email has a translated name', () => {
  expect(Object.keys(words.kinds).toSorted()).toEqual([...templates.keys()].toSorted());
});

describe('secrets in emails', () => {
  it('are declared by each template with a code or a token', () => {
    const telling = /^(?:code|otp|token|password|secret)$/i;
    for (const { name, data, secrets = [] } of templates.values()) {
      const fields = Object.keys((data as unknown as { shape: object }).shape);
      expect([name, secrets]).toEqual([name, fields.filter((field) => telling.test(field))]);
    }
  });

  it('are hidden from admins if the instance has a mail server', async () => {
    // Delivered mail is blanked in any case, so the server rejects every recipient.
    const server = await startMailServer({ recipient: () => refusal(550, 'No such mailbox') });
    const ownInstance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await registerAdmin(ownInstance);
    const member = await registerMember(ownInstance);
    await member.call('POST', '/api/me/email', { email: 'new@example.org', password: member.password });
    await visitor(ownInstance).call('POST', '/api/auth/request-password-reset', { email: member.email });
    const secretsOf = async () => {
      const { rows } = await ownInstance.kernel.db.pool.query<{ template: string; secret: string }>(
        `select template, coalesce(data->>'code', data->>'token') as secret from outbox
          where data ?| array['code', 'token'] and recipient = any($1)`,
        [[member.email, 'new@example.org']],
      );
      return rows;
    };
    const secrets = await eventually(async () => {
      const rows = await secretsOf();
      expect(new Set(rows.map(({ template }) => template))).toEqual(
        new Set(['one-time-code', 'password-reset', 'email-change-approval', 'email-change-proof']),
      );
      return rows.map(({ secret }) => secret);
    });
    const entrusted = 'I would rather that nobody else knew of this.';
    await ownInstance.kernel.db.pool.query(
      `insert into outbox (id, event, template, language, recipient, forget, data)
       values (gen_random_uuid(), 'a message', 'contact', 'en', $1, true, $2)`,
      [member.email, { site: 'ada.example', from: { name: 'Mary', email: 'mary@example.org', message: entrusted } }],
    );
    const readMail = async () => {
      const all = [];
      const list = await admin.call('GET', '/api/admin/mail?limit=100');
      all.push(JSON.stringify(list.body));
      for (const { id } of list.body.items) {
        all.push(JSON.stringify((await admin.call('GET', `/api/admin/mail/${id}`)).body));
        all.push((await admin.call('GET', `/api/admin/mail/${id}/page`)).body);
      }
      all.push(JSON.stringify((await admin.call('GET', '/api/admin/jobs?state=done&limit=100')).body));
      return all.join('\n');
    };
    // Secrets stay masked in every state of a mail and in the response of every admin endpoint.
    for (const state of ['sent', 'failed', 'kept', 'queued']) {
      await ownInstance.kernel.db.pool.query('update outbox set state = $1', [state]);
      const seen = await readMail();
      expect([...secrets, entrusted].filter((secret) => seen.includes(secret))).toEqual([]);
      expect(seen).toContain('•••••• is your Vitrine code');
      expect(seen).toContain('New message on ada.example');
      expect(seen).toContain('/reset-password#••••••');
    }
  });

  it('are shown to admins if the instance has no mail server', async () => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance, { verified: false })];
    const mail = await mailBecomes(admin, member.email, { state: 'kept', template: 'one-time-code' });
    const { body } = await admin.call('GET', `/api/admin/mail/${mail.id}`);
    expect(body).toMatchObject({ isVeiled: false, subject: expect.stringMatching(/^\d{6} is your /) });
  });
});

describe('actions of admins on emails', () => {
  it('record repeated reads once per admin, visible to the recipient', async () => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance)];
    const mail = await mailBecomes(admin, member.email, { state: 'kept' });
    for (const path of ['', '/page', '']) await admin.call('GET', `/api/admin/mail/${mail.id}${path}`);
    const readMail = {
      action: 'mail-read',
      actor_kind: 'admin',
      owner_id: member.uid,
      details: { kind: mail.template },
    };
    expect(await eventsAbout(instance, mail.id)).toEqual([readMail]);
    await (await registerAdmin(instance)).call('GET', `/api/admin/mail/${mail.id}`);
    expect(await eventsAbout(instance, mail.id)).toEqual([readMail, readMail]);
  });

  it('record a test email', async () => {
    const admin = await registerAdmin(instance);
    const { body } = await admin.call('POST', '/api/admin/mail/test', { to: 'reader@example.org' });
    expect(await eventsAbout(instance, body.id)).toMatchObject([{ action: 'mail-tested', actor_kind: 'admin' }]);
  });
});

describe('access to emails and health', () => {
  it('is granted to the operator only until there is an admin', async () => {
    const { read, list, health, operator, ...ownInstance } = await startWithMail();
    expect((await health(operator)).status).toBe(200);
    const person = { email: 'ada@example.org', password: 'an engine of brass and steam', name: 'Ada Lovelace' };
    const { body } = await send(ownInstance, 'POST', '/api/set-up', {
      headers: operator,
      body: { ...person, username: 'ada-lovelace' },
    });
    const admin = { authorization: `Bearer ${body.token}` };
    expect((await read(admin)).body.recipient).toBe('reader@example.org');
    for (const ask of [list, health]) expect((await ask(admin)).status).toBe(200);
    for (const ask of [read, list, health]) expect((await ask(operator)).status).toBe(401);
  });

  it('is refused to a member', async () => {
    const member = await registerMember(instance);
    const id = await markMailFailed(instance, member);
    for (const path of [`mail/${id}`, `mail/${id}/page`, 'mail', 'mail/overview', 'health']) {
      const { status, body } = await member.call('GET', `/api/admin/${path}`);
      expect({ status, code: body.code }).toEqual({ status: 403, code: 'FORBIDDEN' });
      expect(JSON.stringify(body)).not.toContain('@');
    }
  });

  it.each<[string, RequestHeaders]>([
    ['a visitor', {}],
    ['an invalid set-up link', { authorization: 'SetUp wrong' }],
  ])('is refused to %s', async (_, headers) => {
    const id = await markMailFailed(instance, await registerMember(instance));
    for (const path of [`mail/${id}`, `mail/${id}/page`, 'mail', 'mail/overview', 'health']) {
      const { status, body } = await send(instance, 'GET', `/api/admin/${path}`, { headers });
      expect(status).toBe(401);
      expect(JSON.stringify(body)).not.toContain('@');
    }
  });
});
