import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { z } from 'zod';
import { systemClock } from '#platform/clock.ts';
import { openBus } from '#platform/db/bus.ts';
import type { Tx } from '#platform/db/database.ts';
import { startJobs } from '#platform/jobs.ts';
import { readSettings } from '#platform/settings.ts';
import { eventually } from '#testing/eventually.ts';
import { type MailServer, refusal, startMailServer } from '#testing/mail-server.ts';
import { retryNow } from '#testing/retry-now.ts';
import { openTestDatabase, silentLog } from '#testing/test-database.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import type { MailRecord } from './contract.ts';
import { smtpTransport } from './server/transport.ts';
import { countMail, defineMail, listMail, mailTemplates, queueMail, readMail, startMailDelivery } from './service.ts';

const welcome = defineMail({
  name: 'welcome',
  data: z.object({ name: z.string() }),
  subject: ({ name }) => `Welcome, ${name}`,
  body: ({ name }) => `Dear ${name}, your page is ready.`,
});

type Opinions = Parameters<typeof startMailServer>[0];
type Options = {
  /** Where to deliver to; nowhere when left out. */
  smtpUrl?: string;
  /** Milliseconds of a silent mail server. */
  patience?: number;
};

/** The outbox with its delivery, on a database of its own. */
async function startOutbox({ smtpUrl, patience = 10_000 }: Options = {}) {
  const database = await openTestDatabase();
  const bus = await openBus(database.url, silentLog);
  onTestFinished(bus.close);
  const transport =
    smtpUrl === undefined
      ? undefined
      : smtpTransport(smtpUrl, { connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience });
  onTestFinished(() => transport?.close());
  const jobs = await startJobs({ pool: database.pool, bus, log: silentLog, works: true, secondsBetweenLooks: 0.5 });
  onTestFinished(jobs.stop);
  const settings = readSettings({ APP_URL: 'https://cv.example', MAIL_FROM: 'My Vitrine <post@cv.example>' });
  const kernel = { db: database, clock: systemClock, log: silentLog, settings, jobs };
  const templates = mailTemplates([welcome]);
  await startMailDelivery({ ...kernel, templates, transport });

  const queue = (tx: Tx, { event = 'ada joined', recipient = 'ada@example.org', name = 'Ada' } = {}) =>
    queueMail({ jobs }, tx, welcome, { event, recipient, language: 'en', data: { name } });
  const send = (mail: Parameters<typeof queue>[1] = {}) => database.asSystem(async (tx) => queue(tx, mail));
  const all = async () => (await listMail({ ...kernel, templates }, { limit: 100 })).items;
  const read = (id: string) => readMail({ ...kernel, templates }, { id });
  /** The one mail of the outbox, once it is as expected. */
  const becomes = (expected: Partial<MailRecord>) =>
    eventually(async () => {
      const mails = await all();
      expect(mails).toEqual([expect.objectContaining(expected)]);
      return mails[0];
    });
  const retry = (options?: { last: boolean }) => retryNow(database.pool, options);
  const noJobLeft = () =>
    eventually(async () => expect(await jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }));
  return { ...kernel, database, queue, send, all, read, becomes, retry, noJobLeft };
}

/** An outbox with a mail server that it delivers to. */
async function startBoth(opinions: Opinions = {}, { patience = 10_000 } = {}) {
  const server = await startMailServer(opinions);
  const outbox = await startOutbox({ smtpUrl: server.url, patience });
  return { server, ...outbox };
}

const arrived = (server: MailServer, count = 1) =>
  eventually(() => {
    expect(server.received).toHaveLength(count);
    const [first] = server.received;
    if (!first) throw new Error('no mail has arrived');
    return first;
  });

describe('a mail', () => {
  it('arrives as HTML and as text, under the right headers', async () => {
    const { server, send, becomes } = await startBoth();
    const id = await send();
    const { mail, sender, recipients, source } = await arrived(server);
    expect({ sender, recipients }).toEqual({ sender: 'post@cv.example', recipients: ['ada@example.org'] });
    expect(mail).toMatchObject({
      from: { name: 'My Vitrine', address: 'post@cv.example' },
      to: [{ name: '', address: 'ada@example.org' }],
      subject: 'Welcome, Ada',
      messageId: `<${id}@cv.example>`,
    });
    expect(source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(source).toMatch(/^MIME-Version: 1\.0\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(Math.abs(Date.parse(mail.date ?? '') - Date.now())).toBeLessThan(60_000);
    expect(mail.cc ?? mail.bcc ?? mail.replyTo).toBeUndefined();
    expect(mail.attachments).toEqual([]);

    expect(mail.html).toMatch(/^<!DOCTYPE html/i);
    expect(mail.html).toContain('<html lang="en" dir="ltr">');
    expect(mail.html).toContain('Dear Ada, your page is ready.');
    expect(mail.html).toContain('href="https://cv.example"');
    expect(mail.html).not.toMatch(/<script|<link|<img|javascript:/i);
    expect(mail.text).toContain('Dear Ada, your page is ready.');
    expect(mail.text).toContain('https://cv.example');
    expect(mail.text).not.toMatch(/<[a-z!]/i);

    const { sentAt = '' } = (await becomes({ id, state: 'sent', attempts: 1 })) ?? {};
    expect(Math.abs(Date.parse(sentAt) - Date.now())).toBeLessThan(60_000);
  });

  it('keeps the writing and the signs of its reader’s name', async () => {
    const { server, send } = await startBoth();
    await send({ name: 'Zoë 名前 <b>&amp;</b> "x"' });
    const { mail } = await arrived(server);
    expect(mail.subject).toBe('Welcome, Zoë 名前 <b>&amp;</b> "x"');
    expect(mail.html).toContain('Zoë 名前 &lt;b&gt;&amp;amp;&lt;/b&gt;');
    expect(mail.text).toContain('Zoë 名前 <b>&amp;</b> "x"');
  });

  it('signs in with what stands in the address of the mail server', async () => {
    const signIn = vi.fn((_user: string, _password: string) => undefined);
    const server = await startMailServer({ signIn });
    const { send, becomes } = await startOutbox({
      smtpUrl: server.url.replace('//', '//user%40cv.example:100%%20p%3Ass@'),
    });
    await send();
    await becomes({ state: 'sent' });
    expect(signIn.mock.calls).toEqual([['user@cv.example', '100%%20p%3Ass']]);
  });

  it('finds a mail server at an IPv6 address', async ({ skip }) => {
    const server = await startMailServer({}, { host: '::1' }).catch(() => skip('this machine has no IPv6'));
    const { send, becomes } = await startOutbox({ smtpUrl: server.url });
    await send();
    await becomes({ state: 'sent', attempts: 1 });
  });

  it('is sent once for its event, however often it is queued', async () => {
    const { server, send, queue, db, all, noJobLeft } = await startBoth();
    await Promise.all([send(), send(), send()]);
    await db.asSystem(async (tx) => {
      queue(tx);
      queue(tx);
    });
    await send({ event: 'ben joined', recipient: 'ben@example.org' });
    await arrived(server, 2);
    await noJobLeft();
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'ada@example.org',
      'ben@example.org',
    ]);
    expect(await all()).toHaveLength(2);
  });

  it('never was when the transaction of its event fails', async () => {
    const { server, queue, send, db, all } = await startBoth();
    const event = db.asMember('ada', async (tx) => {
      queue(tx, { event: 'ada left', recipient: 'nobody@example.org' });
      throw new Error('no');
    });
    await expect(event).rejects.toThrow('no');
    await send();
    expect((await arrived(server)).recipients).toEqual(['ada@example.org']);
    expect((await all()).map(({ recipient }) => recipient)).toEqual(['ada@example.org']);
  });

  it('can be queued in the transaction of a member, who cannot read the outbox', async () => {
    const { server, queue, db } = await startBoth();
    await db.asMember('ada', async (tx) => queue(tx));
    await arrived(server);
    await expect(db.asMember('ada', ({ sql }) => sql.execute('select * from outbox'))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('is kept in the outbox when there is no mail server', async () => {
    const { send, becomes, noJobLeft, db } = await startOutbox();
    const id = await send();
    await becomes({ id, state: 'kept', attempts: 0, subject: 'Welcome, Ada', recipient: 'ada@example.org' });
    await noJobLeft();
    expect(await countMail({ db })).toEqual({ queued: 0, sent: 0, kept: 1, failed: 0 });
  });
});

describe('a mail of another version of the product', () => {
  it.each([
    ['that is no longer sent', `template = 'farewell'`, 'farewell'],
    ['that was made of other data', `data = '{}'`, 'welcome'],
  ])('%s is listed by its kind, and cannot be read', async (_, change, kind) => {
    const { send, all, becomes, read, db } = await startOutbox();
    const id = await send();
    await becomes({ state: 'kept' });
    expect(await read(id)).toMatchObject({ subject: 'Welcome, Ada', text: expect.stringContaining('Dear Ada') });
    await db.asSystem(({ sql }) => sql.execute(`update outbox set ${change}`));
    expect(await all()).toMatchObject([{ id, subject: kind }]);
    await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a mail that does not get through', () => {
  it('is tried again until the mail server is back', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { send, becomes, retry } = await startOutbox({ smtpUrl: gone.url });
    const id = await send();
    await becomes({ id, state: 'queued', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });
    const back = await startMailServer({}, { port: gone.port });
    await retry();
    expect((await arrived(back)).mail.messageId).toContain(id);
    const record = await becomes({ id, state: 'sent', attempts: 2 });
    expect(record?.lastError).toBeUndefined();
  });

  it.each<[string, (refuseOnce: (code: number) => () => Error | undefined) => Opinions]>([
    ['is too busy', (refuseOnce) => ({ recipient: refuseOnce(450) })],
    ['has no room for now', (refuseOnce) => ({ text: refuseOnce(452) })],
    ['lets nobody in', (refuseOnce) => ({ connection: refuseOnce(554) })],
    ['does not take our sender', (refuseOnce) => ({ sender: refuseOnce(550) })],
    ['does not take our password', (refuseOnce) => ({ signIn: refuseOnce(535) })],
  ])('is tried again when the mail server %s', async (_, opinionsOf) => {
    const refuseOnce = (code: number) =>
      vi.fn<() => Error | undefined>().mockReturnValueOnce(refusal(code, 'Not now, please'));
    const server = await startMailServer(opinionsOf(refuseOnce));
    const { send, becomes, retry } = await startOutbox({ smtpUrl: server.url.replace('//', '//user:pass-word@') });
    const id = await send();
    const record = await becomes({ id, state: 'queued', attempts: 1, lastError: expect.stringContaining('Not now') });
    expect(record?.lastError).not.toContain('pass-word');
    await retry();
    await becomes({ id, state: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it.each<[string, Opinions]>([
    ['recipient', { recipient: () => refusal(550, 'Not here, sorry') }],
    ['text', { text: () => refusal(554, 'Not here, sorry') }],
  ])('because its %s is refused is failed for good, with the reason', async (_, opinions) => {
    const { send, becomes, noJobLeft, db } = await startBoth(opinions);
    const id = await send();
    await becomes({ id, state: 'failed', attempts: 1, lastError: expect.stringContaining('Not here') });
    await noJobLeft();
    expect(await countMail({ db })).toEqual({ queued: 0, sent: 0, kept: 0, failed: 1 });
  });

  it('does not keep the connection from taking the next one', async () => {
    const recipient = (address: string) => (address.startsWith('nobody') ? refusal(550, 'No such user') : undefined);
    const { send, server } = await startBoth({ recipient });
    for (const name of ['nobody', 'ada', 'nobody-else', 'ben']) {
      await send({ event: name, recipient: `${name}@example.org` });
    }
    await arrived(server, 2);
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'ada@example.org',
      'ben@example.org',
    ]);
  });

  it('is given up and kept after its last try', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { send, becomes, retry, noJobLeft } = await startOutbox({ smtpUrl: gone.url });
    const id = await send();
    await becomes({ id, state: 'queued', attempts: 1 });
    await retry({ last: true });
    await becomes({ id, state: 'failed', attempts: 2, lastError: expect.stringContaining('ECONNREFUSED') });
    await noJobLeft();
  });
});

describe('a mail server that is slow', () => {
  it.each(['connection', 'recipient', 'text'])('about the %s is left, and tried again later', async (step) => {
    const never = new Promise<undefined>(() => {});
    const opinion = vi.fn<() => Promise<undefined> | undefined>().mockReturnValueOnce(never);
    const { server, send, becomes, retry } = await startBoth({ [step]: opinion }, { patience: 200 });
    const id = await send();
    await becomes({ id, state: 'queued', attempts: 1, lastError: expect.stringMatching(/greeting|timeout/i) });
    await retry();
    await becomes({ id, state: 'sent', attempts: 2 });
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([`<${id}@cv.example>`]);
  });
});

describe('a mail on its way', () => {
  it('is delivered before the instance has stopped', async () => {
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const server = await startMailServer({
      text: async () => {
        begun.resolve();
        await go.promise;
        return undefined;
      },
    });
    const { url, operator, stop, databaseUrl } = await startTestInstance({ SMTP_URL: server.url });
    await fetch(`${url}/api/admin/mail/test`, {
      method: 'POST',
      headers: { ...operator, 'content-type': 'application/json' },
      body: JSON.stringify({ to: 'ada@example.org' }),
    });
    await begun.promise;
    const stopped = vi.fn();
    const stopping = stop().then(stopped);
    await expect.poll(() => fetch(url).catch(() => 'refused')).toBe('refused');
    expect(stopped).not.toHaveBeenCalled();
    go.resolve();
    await stopping;
    const next = await startTestInstance({ DATABASE_URL: databaseUrl });
    const answer = await fetch(`${next.url}/api/admin/mail`, { headers: next.operator });
    expect((await answer.json()).items).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });
});

describe('nobody puts a header or a recipient into a mail', () => {
  it('by what the subject is made of', async () => {
    const { server, send } = await startBoth();
    await send({ name: 'Ada\r\nBcc: eve@example.org\r\n\r\n<script>alert(1)</script>' });
    const { mail, recipients, source } = await arrived(server);
    expect(recipients).toEqual(['ada@example.org']);
    expect(mail.bcc).toBeUndefined();
    expect(headersOf(source)).not.toMatch(/^Bcc:/im);
    expect(mail.subject).toContain('Welcome, Ada');
    expect(mail.html).not.toContain('<script>');
  });

  it('by the recipient', async () => {
    const recipients = [
      'ada@example.org\r\nBcc: eve@example.org',
      'ada@example.org\nRCPT TO:<eve@example.org>',
      'ada@example.org>\r\nRCPT TO:<eve@example.org',
      'ada@example.org, eve@example.org',
      'ada@example.org; eve@example.org',
      '"Ada" <eve@example.org>',
      'ada@example.org <eve@example.org>',
      'Friends: ada@example.org, eve@example.org;',
    ];
    const { server, send, all, noJobLeft } = await startBoth();
    for (const recipient of recipients) await send({ event: recipient, recipient });
    await noJobLeft();
    const failed = { state: 'failed', attempts: 1, lastError: expect.any(String) };
    expect(await all()).toEqual(
      recipients.toReversed().map((recipient) => expect.objectContaining({ ...failed, recipient })),
    );
    expect(server.received).toEqual([]);
  });
});

const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'));
