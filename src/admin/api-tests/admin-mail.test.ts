import { describe, expect, it } from 'vitest';
import { templates } from '#app/mails.ts';
import { encodeCursor } from '#platform/server/db/keyset.ts';
import { newId } from '#platform/server/ids.ts';
import { markMailFailed } from '#testing/admin-operations/mail.ts';
import { eventually } from '#testing/eventually.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { type Member, makeAdmin, registerMember, send, visitor } from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import words from '../../../messages/en/admin-mail.json' with { type: 'json' };

type RequestHeaders = Record<string, string>;

async function registerAdmin(instance: TestInstance) {
  const admin = await registerMember(instance);
  await makeAdmin(instance, admin);
  return admin;
}

/** Waits until the admin's list has a mail matching `q` with the expected fields, and returns it. */
const mailBecomes = (admin: Member, q: string, expected: object) =>
  eventually(async () => {
    const { items } = (await admin.call('GET', `/api/admin/mail?q=${encodeURIComponent(q)}`)).body;
    expect(items.at(-1)).toMatchObject(expected);
    return items.at(-1);
  });

const eventsAbout = async ({ kernel }: TestInstance, id: string) =>
  (
    await kernel.db.pool.query(
      `select action, actor_kind, owner_id, details from audit_events where subject_id = $1 order by id`,
      [id],
    )
  ).rows;

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

describe('an email that the mail server refused', () => {
  it('shows the full error and can be retried', async () => {
    const words = `No mailbox here by that name. ${'Ask the postmaster. '.repeat(60)}`.trim();
    let isRefusing = true;
    const server = await startMailServer({ recipient: () => (isRefusing ? refusal(550, words) : undefined) });
    const ownInstance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await registerAdmin(ownInstance);
    const member = await registerMember(ownInstance, { verified: false });
    const failed = await mailBecomes(admin, member.email, { state: 'failed', attempts: 1, canBeRetried: true });
    expect(failed.lastError).toContain(words);
    expect((await member.call('GET', `/api/admin/mail/${failed.id}`)).status).toBe(403);

    isRefusing = false;
    const again = await admin.call('POST', `/api/admin/mail/${failed.id}/retry`);
    expect([again.status, again.body]).toEqual([
      200,
      expect.objectContaining({ id: failed.id, state: 'queued', attempts: 1, canBeRetried: false }),
    ]);
    await mailBecomes(admin, member.email, { state: 'sent', attempts: 2 });
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[member.email]]);
    const twice = await admin.call('POST', `/api/admin/mail/${failed.id}/retry`);
    expect([twice.status, twice.body.message]).toEqual([409, 'This email was already sent.']);
    expect(await eventsAbout(ownInstance, failed.id)).toEqual([
      { action: 'mail-retried', actor_kind: 'admin', owner_id: member.uid, details: { kind: 'one-time-code' } },
    ]);
  });

  it('is retried with all other failed emails, except those without content', async () => {
    let isRefusing = true;
    const server = await startMailServer({ text: () => (isRefusing ? refusal(554, 'Not today') : undefined) });
    const ownInstance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await registerAdmin(ownInstance);
    const { pool } = ownInstance.kernel.db;
    // More mails than one transaction requeues.
    await pool.query(
      `insert into outbox (id, event, template, language, recipient, data, state, forget)
       select gen_random_uuid(), 'event ' || n, case n when 1 then 'contact' when 2 then 'farewell' else 'test' end,
              'en', 'reader-' || n || '@example.org', '{}', 'failed', false
         from generate_series(1, 60) n`,
    );
    await eventually(async () =>
      expect((await admin.call('GET', '/api/admin/mail/overview')).body).toMatchObject({
        counts: { queued: 0, sent: 0, kept: 0 },
        server: new URL(server.url).host,
      }),
    );
    const { failed } = (await admin.call('GET', '/api/admin/mail/overview')).body.counts;
    isRefusing = false;
    const answer = await admin.call('POST', '/api/admin/mail/retry');
    expect([answer.status, answer.body]).toEqual([200, { count: failed - 2 }]);
    await eventually(async () =>
      expect((await admin.call('GET', '/api/admin/mail/overview')).body.counts).toEqual({
        ...{ queued: 0, kept: 0, failed: 2 },
        sent: failed - 2,
      }),
    );
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(failed - 2);
    expect(await eventsAbout(ownInstance, 'mail')).toMatchObject([
      { action: 'mail-retried', details: { count: failed - 2 } },
    ]);
    expect((await admin.call('POST', '/api/admin/mail/retry')).body).toEqual({ count: 0 });
    const { items } = (await admin.call('GET', '/api/admin/mail?state=failed')).body;
    expect(items).toMatchObject([{ canBeRetried: false }, { canBeRetried: false }]);
  });

  it.each([
    [
      'its content is deleted',
      `template = 'contact', data = '{"site": "a"}', forget = false, state = 'failed'`,
      'deleted',
    ],
    ['its template no longer exists', `template = 'farewell', state = 'failed'`, 'no longer sent'],
    ['it is being sent', `state = 'queued'`, 'already being sent'],
    ['there is no mail server', `state = 'kept'`, 'No mail server is configured'],
  ])('cannot be retried if %s', async (_, change, words) => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance)];
    const id = await markMailFailed(instance, member);
    await instance.kernel.db.pool.query(`update outbox set ${change} where id = $1`, [id]);
    const { status, body } = await admin.call('POST', `/api/admin/mail/${id}/retry`);
    expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
    expect(await eventsAbout(instance, id)).toEqual([]);
  });

  it('is queued once under concurrent requests', async () => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance)];
    const id = await markMailFailed(instance, member);
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', `/api/admin/mail/${id}/retry`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await eventsAbout(instance, id)).toHaveLength(1);
  });
});

describe('the outbox', () => {
  it('is filtered by recipient, state and template and paginated', async () => {
    const admin = await registerAdmin(instance);
    const find = async (query: string) =>
      (await admin.call('GET', `/api/admin/mail?${query}`)).body as {
        items: { id: string; recipient: string }[];
        nextCursor?: string;
      };
    await instance.kernel.db.pool.query(
      `insert into outbox (id, event, template, language, recipient, data, state)
       select gen_random_uuid(), 'found ' || n, case when n > 3 then 'test' else 'farewell' end, 'en',
              'reader_' || n || '%of@library.example', '{}', case when n = 5 then 'failed' else 'sent' end
         from generate_series(1, 5) n`,
    );
    const names = async (query: string) => (await find(query)).items.map(({ recipient }) => recipient[7]).toSorted();
    expect(await names('q=LIBRARY')).toEqual(['1', '2', '3', '4', '5']);
    expect(await names('q=library&template=farewell')).toEqual(['1', '2', '3']);
    expect(await names('q=library&state=failed')).toEqual(['5']);
    expect(await names(`q=${encodeURIComponent('r_2%of')}`)).toEqual(['2']);
    expect(await names('q=re&template=farewell')).toEqual(['1', '2', '3']);
    expect(await names('q=eader@library')).toEqual([]);

    const seen: string[] = [];
    for (let cursor: string | undefined = ''; cursor !== undefined; ) {
      const page = await find(`q=library&limit=2${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(seen).toHaveLength(5);
    expect(seen).toEqual(seen.toSorted().toReversed());
  });

  it.each([
    ['q', `q=${'a'.repeat(321)}`],
    ['q', 'q=a&q=b'],
    ['state', 'state=lost'],
    ['state', 'state=sent&state=failed'],
    ['template', `template=${'a'.repeat(101)}`],
    ['cursor', 'cursor=nonsense'],
    ['cursor', `cursor=${encodeCursor(['1'])}`],
    ['limit', 'limit=0'],
    ['limit', 'limit=101'],
    ['limit', 'limit=many'],
    ['colour', 'colour=red'],
  ])('rejects an invalid query with the error on its field: %s by %s', async (field, query) => {
    const admin = await registerAdmin(instance);
    const { status, body } = await admin.call('GET', `/api/admin/mail?${query}`);
    expect([status, body.data.fields]).toEqual([400, [{ path: field, message: expect.any(String) }]]);
  });

  it.each<[string, unknown]>([
    ['an invalid address', { to: 'reader' }],
    ['two addresses', { to: 'ada@example.org, eve@example.org' }],
    ['a header', { to: 'ada@example.org\r\nBcc: eve@example.org' }],
    ['markup', { to: '<b>ada@example.org</b>' }],
    ['a number', { to: 1 }],
    ['an address that is too long', { to: `${'a'.repeat(320)}@example.org` }],
    ['a missing address', {}],
  ])('rejects a test email to %s', async (_, body) => {
    const admin = await registerAdmin(instance);
    const answer = await admin.call('POST', '/api/admin/mail/test', body);
    expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'to']);
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
