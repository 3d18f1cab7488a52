import { describe, expect, it, vi } from 'vitest';
import { startOutbox, startOutboxWithServer, waitForArrival } from '#mail/testing/outbox.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { countMail } from '../service.ts';

describe('a mail', () => {
  it('arrives as HTML and as plain text with the right headers', async () => {
    const { server, send, waitForMail } = await startOutboxWithServer();
    const id = await send();
    const { mail, sender, recipients, source } = await waitForArrival(server);
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

    const { sentAt = '' } = (await waitForMail({ id, state: 'sent', attempts: 1 })) ?? {};
    expect(Math.abs(Date.parse(sentAt) - Date.now())).toBeLessThan(60_000);
  });

  it('keeps non-Latin and special characters in names', async () => {
    const { server, send } = await startOutboxWithServer();
    await send({ name: 'Zoë 名前 <b>&amp;</b> "x"' });
    const { mail } = await waitForArrival(server);
    expect(mail.subject).toBe('Welcome, Zoë 名前 <b>&amp;</b> "x"');
    expect(mail.html).toContain('Zoë 名前 &lt;b&gt;&amp;amp;&lt;/b&gt;');
    expect(mail.text).toContain('Zoë 名前 <b>&amp;</b> "x"');
  });

  it('authenticates with the credentials in the URL of the mail server', async () => {
    const signIn = vi.fn((_user: string, _password: string) => undefined);
    const server = await startMailServer({ signIn });
    const { send, waitForMail } = await startOutbox({
      smtpUrl: server.url.replace('//', '//user%40cv.example:100%%20p%3Ass@'),
    });
    await send();
    await waitForMail({ state: 'sent' });
    expect(signIn.mock.calls).toEqual([['user@cv.example', '100%%20p%3Ass']]);
  });

  it('is sent to a mail server at an IPv6 address', async ({ skip }) => {
    const server = await startMailServer({}, { host: '::1' }).catch(() => skip('this machine has no IPv6'));
    const { send, waitForMail } = await startOutbox({ smtpUrl: server.url });
    await send();
    await waitForMail({ state: 'sent', attempts: 1 });
  });

  it('is sent once per event, however often it is queued', async () => {
    const { server, send, queue, db, all, waitUntilIdle } = await startOutboxWithServer();
    await Promise.all([send(), send(), send()]);
    await db.asSystem('prepare a test', async (tx) => {
      queue(tx);
      queue(tx);
    });
    await send({ event: 'ben joined', recipient: 'ben@example.org' });
    await waitForArrival(server, 2);
    await waitUntilIdle();
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'ada@example.org',
      'ben@example.org',
    ]);
    expect(await all()).toHaveLength(2);
  });

  it('is not sent if the transaction of its event fails', async () => {
    const { server, queue, send, db, all } = await startOutboxWithServer();
    const event = db.asMember('ada', async (tx) => {
      queue(tx, { event: 'ada left', recipient: 'nobody@example.org' });
      throw new Error('no');
    });
    await expect(event).rejects.toThrow('no');
    await send();
    expect((await waitForArrival(server)).recipients).toEqual(['ada@example.org']);
    expect((await all()).map(({ recipient }) => recipient)).toEqual(['ada@example.org']);
  });

  it('can be queued in the transaction of a member, who cannot read the outbox', async () => {
    const { server, queue, db } = await startOutboxWithServer();
    await db.asMember('ada', async (tx) => queue(tx));
    await waitForArrival(server);
    await expect(db.asMember('ada', ({ sql }) => sql.execute('select * from outbox'))).rejects.toMatchObject({
      cause: { code: '42501' },
    });
  });

  it('stays in the outbox without a mail server', async () => {
    const { send, waitForMail, waitUntilIdle, db } = await startOutbox();
    const id = await send();
    await waitForMail({ id, state: 'kept', attempts: 0, subject: 'Welcome, Ada', recipient: 'ada@example.org' });
    await waitUntilIdle();
    expect(await countMail({ db })).toEqual({ queued: 0, sent: 0, kept: 1, failed: 0 });
  });
});

describe('a mail of another version of the product', () => {
  it.each([
    ['whose template no longer exists', `template = 'farewell'`, 'farewell'],
    ['whose data has another format', `data = '{}'`, 'welcome'],
  ])('%s is listed by its template name and cannot be read', async (_, change, kind) => {
    const { send, all, waitForMail, read, db } = await startOutbox();
    const id = await send();
    await waitForMail({ state: 'kept' });
    expect(await read(id)).toMatchObject({ subject: 'Welcome, Ada', text: expect.stringContaining('Dear Ada') });
    await db.asSystem('prepare a test', ({ sql }) => sql.execute(`update outbox set ${change}`));
    expect(await all()).toMatchObject([{ id, subject: kind }]);
    await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('headers and recipients cannot be injected', () => {
  it('through data in the subject', async () => {
    const { server, send } = await startOutboxWithServer();
    await send({ name: 'Ada\r\nBcc: eve@example.org\r\n\r\n<script>alert(1)</script>' });
    const { mail, recipients, source } = await waitForArrival(server);
    expect(recipients).toEqual(['ada@example.org']);
    expect(mail.bcc).toBeUndefined();
    expect(headersOf(source)).not.toMatch(/^Bcc:/im);
    expect(mail.subject).toContain('Welcome, Ada');
    expect(mail.html).not.toContain('<script>');
  });

  it('through the recipient’s address', async () => {
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
    const { server, send, all, waitUntilIdle } = await startOutboxWithServer();
    for (const recipient of recipients) await send({ event: recipient, recipient });
    await waitUntilIdle();
    const failed = { state: 'failed', attempts: 1, lastError: expect.any(String) };
    expect(await all()).toEqual(
      recipients.toReversed().map((recipient) => expect.objectContaining({ ...failed, recipient })),
    );
    expect(server.received).toEqual([]);
  });
});

const headersOf = (source: string) => source.slice(0, source.indexOf('\r\n\r\n'));
