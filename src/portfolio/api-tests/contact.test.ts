import { describe, expect, it } from 'vitest';
import { templates } from '#app/mails.ts';
import { purgeMail } from '#mail/server/purge-mail.ts';
import { MARY, openContact } from '#portfolio/testing/contact.ts';
import { addAdmin } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { SITES_URL } from '#testing/member-sites.ts';
import { newIpAddress } from '#testing/members.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';

const SITES = { APP_URL: SITES_URL, TRUST_PROXY: '1' };
const instance = shareTestInstance(SITES);

/** Starts an instance with a mail server and a log that can be read. */
async function startMailInstance(serverOptions?: Parameters<typeof startMailServer>[0]) {
  const server = await startMailServer(serverOptions);
  const { log, lines } = recordingLog();
  const env = { ...SITES, SMTP_URL: server.url, MAIL_FROM: 'Vitrine <post@vitrine.example>' };
  const mailInstance = await startTestInstance(env, { log });
  const contact = await openContact(mailInstance);
  const mails = () => server.received.filter(({ source }) => /^Reply-To:/m.test(source));
  const mailed = (count = 1) => eventually(() => expect(mails()).toHaveLength(count)).then(mails);
  return { ...contact, server, mailInstance, mailed, mails, lines };
}

describe('a message sent by the contact form of a site', () => {
  it('is mailed to the member with the sender as reply address, and not stored after delivery', async () => {
    const { expectAccepted, mailed, member, host, outbox, at, mailInstance } = await startMailInstance();
    const message = 'Which <b>notes</b>?\nAll seven?\n\nhttps://notes.example/a?b=1&c=2';
    await expectAccepted({ message });
    expect((await at('/contact?sent')).status).toBe(200);
    const [received] = await mailed();
    expect(received).toMatchObject({ sender: 'post@vitrine.example', recipients: [member.email] });
    expect(received?.mail).toMatchObject({
      from: { name: 'Vitrine', address: 'post@vitrine.example' },
      to: [{ address: member.email }],
      replyTo: [{ name: MARY.name, address: MARY.email }],
      subject: `New message from Mary Somerville on ${host}`,
    });
    const { html = '', text = '' } = received?.mail ?? {};
    expect(html).toContain(
      'Which &lt;b&gt;notes&lt;/b&gt;?<br/>All seven?<br/><br/>https://notes.example/a?b=1&amp;c=2',
    );
    expect(text).toMatch(/^> Which <b>notes<\/b>\?\n> All seven\?\n>\s?\n> https:\/\/notes\.example\/a\?b=1&c=2$/m);
    for (const content of [html, text]) {
      expect(content).toMatch(/Reply to this email/);
      expect(content).toContain(`${SITES_URL}/portfolio`);
    }
    const [row] = await eventually(async () => {
      const rows = await outbox();
      expect(rows).toMatchObject([{ state: 'sent', forget: false, data: { site: host } }]);
      return rows;
    });
    expect(JSON.stringify(row)).not.toMatch(/mary|somerville|notes/i);
    const { rows } = await mailInstance.kernel.db.pool.query('select to_jsonb(job) as job from pgboss.job');
    expect(JSON.stringify(rows)).not.toMatch(/somerville|which/i);
  });

  it('stays readable for admins in the outbox and is deleted after three days', async () => {
    const { expectAccepted, outbox, host } = await openContact(instance);
    const admin = await addAdmin(instance);
    await expectAccepted();
    // The shared instance has no mail server.
    const [stored] = await eventually(async () => {
      const rows = await outbox();
      expect(rows).toMatchObject([{ state: 'kept', forget: true, data: { from: MARY } }]);
      return rows;
    });
    const readMail = async () => (await admin.call('GET', `/api/admin/mail/${stored?.id}`)).body;
    expect(await readMail()).toMatchObject({ text: expect.stringContaining('Which notes?') });
    const { db } = instance.kernel;
    const forgetAfter = (hours: number) =>
      purgeMail({ db, templates, clock: { now: () => new Date(Date.now() + hours * 60 * 60 * 1000) } });
    await forgetAfter(71);
    expect(await outbox()).toEqual([stored]);
    await forgetAfter(73);
    expect(await outbox()).toMatchObject([{ state: 'kept', forget: false, data: { site: host } }]);
    expect(JSON.stringify(await outbox())).not.toMatch(/mary|somerville|notes/i);
    expect(await readMail()).toMatchObject({
      subject: `New message on ${host}`,
      text: expect.stringMatching(/has been deleted/),
    });
  });

  it('is deleted as well when the mail is refused permanently, including the server’s message', async () => {
    const { expectAccepted, outbox, lines } = await startMailInstance({
      text: () => refusal(554, 'Which notes? Nothing of Mary Somerville is taken here'),
    });
    await expectAccepted();
    await eventually(async () =>
      expect(await outbox()).toMatchObject([{ state: 'failed', forget: false, last_error: 'EMESSAGE 554' }]),
    );
    expect(JSON.stringify(await outbox())).not.toMatch(/mary|somerville|notes/i);
    const [row] = await outbox();
    const logged = lines.filter((line) => line.includes(String(row?.id))).join('\n');
    expect(logged).toContain('could not deliver an email');
    expect(logged).not.toMatch(/mary|somerville|notes/i);
  });

  it('is mailed once when it is submitted several times', async () => {
    const { expectAccepted, outbox } = await openContact(instance);
    await Promise.all([expectAccepted(), expectAccepted(), expectAccepted()]);
    await expectAccepted({ message: 'Another thing.' });
    expect(await outbox()).toHaveLength(2);
  });

  it('is mailed in the language of the member', async () => {
    const { expectAccepted, outbox, member } = await openContact(instance);
    await instance.kernel.db.pool.query("update users set language = 'de' where uid = $1", [member.uid]);
    await expectAccepted();
    expect(await outbox()).toMatchObject([{ language: 'de' }]);
  });

  it('can be sent through a link to the site', async () => {
    const { sharePath, outbox, at } = await openContact(instance);
    const answer = await fetch(`${instance.url}${sharePath}/contact`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'x-forwarded-for': newIpAddress() },
      body: new URLSearchParams(MARY),
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${sharePath}/contact?sent`]);
    expect(await outbox()).toHaveLength(1);
    expect((await at('/contact')).status).toBe(200);
  });
});

describe('headers, recipients and senders cannot be injected', () => {
  it.each([
    'mary@example.net\r\nBcc: eve@example.org',
    'mary@example.net\nBcc: eve@example.org',
    'mary@example.net%0d%0aBcc: eve@example.org',
    'mary@example.net, eve@example.org',
    'mary@example.net; eve@example.org',
    'mary@example.net eve@example.org',
    'Mary <mary@example.net>',
    '<mary@example.net>',
    '"mary example"@example.net',
    'mary@eve@example.org',
    '=?utf-8?q?mary=40example.net=2C?= <eve@example.org>',
    'mary@example.net\u2028Bcc: eve@example.org',
    'märy@example.net',
    'mary@localhost',
    'mary@[127.0.0.1]',
    'mary@example.net\0',
    'friends: mary@example.net, eve@example.org;',
    `${'m'.repeat(250)}@example.net`,
  ])('through the address %j', async (email) => {
    const { write, outbox } = await contact();
    const answer = await write({ email });
    expect(answer.status).toBe(422);
    expect(answer.body).toContain('Enter an email address');
    expect(await outbox()).toEqual([]);
  });

  it('through name or message', async () => {
    const { write, mailed, mails, server } = await startMailInstance();
    const name = '=?utf-8?q?Eve=0D=0ABcc:_eve=40example.org?= "Mary"\r\nBcc: eve@example.org\u202e, <eve@example.org>';
    const message = '.\r\nQUIT\r\n\r\n--boundary\r\nBcc: eve@example.org\n.\n\u0000\u001b[2J';
    expect((await write({ name: name.slice(0, 80), email: 'mary@bücher.example', message })).status).toBe(303);
    const [received] = await mailed();
    expect(server.received.flatMap(({ recipients }) => recipients)).not.toContain('eve@example.org');
    const headers = received?.source.slice(0, received.source.indexOf('\r\n\r\n')) ?? '';
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers.match(/^Reply-To:/gim)).toHaveLength(1);
    expect(received?.mail.replyTo).toMatchObject([{ address: 'mary@xn--bcher-kva.example' }]);
    expect(received?.mail.text).toMatch(/^> QUIT$/m);
    expect(received?.mail.text).not.toMatch(/\p{Cc}(?<!\n)/u);
    expect(mails()).toHaveLength(1);
  });

  it.each([
    ['in another encoding', { 'content-type': 'text/plain' }, 'name=Mary', 415],
    ['as JSON', { 'content-type': 'application/json' }, JSON.stringify(MARY), 415],
    ['in several parts', { 'content-type': 'multipart/form-data; boundary=a' }, '--a--', 415],
    ['as invalid UTF-8', {}, 'name=%ff%fe&email=mary%40example.net&message=a', 400],
    ['far too long', {}, `message=${'a'.repeat(200_000)}`, 413],
  ])('with a form sent %s', async (_, headers, body, status) => {
    const { at, outbox } = await contact();
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await at('/contact', { method: 'POST', headers: { ...type, ...headers }, body })).status).toBe(status);
    expect(await outbox()).toEqual([]);
  });
});

describe('an invalid message', () => {
  it.each([
    [{ name: ' \u200b ' }, 'Enter your name'],
    [{ name: 'm'.repeat(81) }, 'Use 80 characters or fewer'],
    [{ email: '' }, 'Enter your email address'],
    [{ message: '\n\u2060\n' }, 'Enter a message'],
    [{ message: 'm'.repeat(5001) }, 'Use 5,000 characters or fewer'],
  ])('%#. is shown again with the typed values and its errors', async (fields, fault) => {
    const { write, outbox, member } = await contact();
    const typed = { ...MARY, message: 'Which "notes" & <b>which</b> engine?', ...fields };
    const answer = await write(typed);
    expect(answer.status).toBe(422);
    expect(answer.body).toContain(fault);
    if (!('message' in fields)) expect(answer.body).toContain('Which &quot;notes&quot; &amp; &lt;b&gt;which');
    expect(answer.body).not.toContain(member.email);
    expect(await outbox()).toEqual([]);
  });

  it('gets the usual response if it fills in the honeypot field', async () => {
    const { expectAccepted, outbox } = await contact();
    await expectAccepted({ website: 'https://eve.example' });
    expect(await outbox()).toEqual([]);
  });

  it('is rejected if it comes from another site', async () => {
    const { write, outbox, host } = await contact();
    for (const headers of [
      { origin: 'https://eve.example' },
      { origin: 'http://eve.vitrine.example', 'sec-fetch-site': 'same-site' },
      { origin: `http://${host}`, 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      // Browsers send cookies of our origin along.
      expect((await write({}, { headers: { cookie: 'theme=dark', ...headers } })).status).toBe(403);
    }
    expect(await outbox()).toEqual([]);
    const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin' };
    expect((await write({}, { headers: own })).status).toBe(303);
  });
});

describe('no message is accepted', () => {
  it('for a deactivated member, a hidden form or an unpublished site', async () => {
    const { write, outbox, member, change, at } = await openContact(instance);
    const { document } = (await member.call('GET', '/api/site')).body;
    const withForm = (visible: boolean) =>
      document.sections.map((one: { kind: string }) => (one.kind === 'contact' ? { ...one, visible } : one));
    await change({ sections: withForm(false) });
    expect([(await at('/contact')).status, (await write()).status]).toEqual([404, 404]);
    await change({ sections: withForm(true) });
    expect((await at('/contact')).status).toBe(200);
    const { pool } = instance.kernel.db;
    await pool.query('update users set is_active = false where uid = $1', [member.uid]);
    const answer = await write();
    expect([answer.status, answer.body.includes(member.email)]).toEqual([404, false]);
    await pool.query('update users set is_active = true where uid = $1', [member.uid]);
    await member.call('POST', '/api/site/unpublish');
    expect((await write()).status).toBe(404);
    expect(await outbox()).toEqual([]);
  });
});

describe('the rate limit', () => {
  it('applies per IP address and hour, across all instances and sites', async () => {
    const other = await startTestInstance({ ...SITES, DATABASE_URL: instance.databaseUrl });
    const [one, two] = [await openContact(instance), await openContact(other)];
    const address = newIpAddress();
    for (const at of [one, two, one, two, one]) {
      expect((await at.write({ message: crypto.randomUUID() }, { address })).status).toBe(303);
    }
    const answer = await two.write({ message: 'Once more' }, { address });
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(answer.body).toContain('Once more');
    expect(answer.body).toMatch(/Try again in 60\D+minutes/);
    expect((await two.write({})).status).toBe(303);
  });

  it('applies per member and day', async () => {
    const { write, outbox } = await openContact(instance);
    await write({ website: 'https://eve.example' });
    for (let count = 0; count < 30; count += 1) await write({ message: String(count) });
    const answer = await write({ message: 'Once more' });
    expect(answer.status).toBe(429);
    expect(answer.body).toMatch(/Try again in 24\D+hours/);
    expect(await outbox()).toHaveLength(30);
  });
});

/** Site shared by the tests that send no mail. */
let shared: ReturnType<typeof openContact> | undefined;
const contact = () => {
  shared ??= openContact(instance);
  return shared;
};
