import { describe, expect, it, vi } from 'vitest';
import { type MailServerRules, startOutbox, startOutboxWithServer, waitForArrival } from '#mail/testing/outbox.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { countMail } from '../service.ts';

describe('a mail that cannot be delivered', () => {
  it('is retried until the mail server is back', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { send, waitForMail, retry } = await startOutbox({ smtpUrl: gone.url });
    const id = await send();
    await waitForMail({ id, state: 'queued', attempts: 1, lastError: expect.stringContaining('ECONNREFUSED') });
    const back = await startMailServer({}, { port: gone.port });
    await retry();
    expect((await waitForArrival(back)).mail.messageId).toContain(id);
    const record = await waitForMail({ id, state: 'sent', attempts: 2 });
    expect(record?.lastError).toBeUndefined();
  });

  it.each<[string, (refuseOnce: (code: number) => () => Error | undefined) => MailServerRules]>([
    ['is too busy', (refuseOnce) => ({ recipient: refuseOnce(450) })],
    ['is out of storage', (refuseOnce) => ({ text: refuseOnce(452) })],
    ['refuses connections', (refuseOnce) => ({ connection: refuseOnce(554) })],
    ['refuses the sender', (refuseOnce) => ({ sender: refuseOnce(550) })],
    ['refuses the password', (refuseOnce) => ({ signIn: refuseOnce(535) })],
  ])('is retried when the mail server %s', async (_, rulesOf) => {
    const refuseOnce = (code: number) =>
      vi.fn<() => Error | undefined>().mockReturnValueOnce(refusal(code, 'Not now, please'));
    const server = await startMailServer(rulesOf(refuseOnce));
    const { send, waitForMail, retry } = await startOutbox({ smtpUrl: server.url.replace('//', '//user:pass-word@') });
    const id = await send();
    const record = await waitForMail({
      id,
      state: 'queued',
      attempts: 1,
      lastError: expect.stringContaining('Not now'),
    });
    expect(record?.lastError).not.toContain('pass-word');
    await retry();
    await waitForMail({ id, state: 'sent', attempts: 2 });
    expect(server.received).toHaveLength(1);
  });

  it.each<[string, MailServerRules]>([
    ['recipient', { recipient: () => refusal(550, 'Not here, sorry') }],
    ['text', { text: () => refusal(554, 'Not here, sorry') }],
  ])('fails permanently with the reason if its %s is refused', async (_, rules) => {
    const { send, waitForMail, waitUntilIdle, db } = await startOutboxWithServer(rules);
    const id = await send();
    await waitForMail({ id, state: 'failed', attempts: 1, lastError: expect.stringContaining('Not here') });
    await waitUntilIdle();
    expect(await countMail({ db })).toEqual({ queued: 0, sent: 0, kept: 0, failed: 1 });
  });

  it('does not block the next mail on the same connection', async () => {
    const recipient = (address: string) => (address.startsWith('nobody') ? refusal(550, 'No such user') : undefined);
    const { send, server } = await startOutboxWithServer({ recipient });
    for (const name of ['nobody', 'ada', 'nobody-else', 'ben']) {
      await send({ event: name, recipient: `${name}@example.org` });
    }
    await waitForArrival(server, 2);
    expect(server.received.flatMap(({ recipients }) => recipients).toSorted()).toEqual([
      'ada@example.org',
      'ben@example.org',
    ]);
  });

  it('stays in the outbox as failed after the last try', async () => {
    const gone = await startMailServer();
    await gone.close();
    const { send, waitForMail, retry, waitUntilIdle } = await startOutbox({ smtpUrl: gone.url });
    const id = await send();
    await waitForMail({ id, state: 'queued', attempts: 1 });
    await retry({ last: true });
    await waitForMail({ id, state: 'failed', attempts: 2, lastError: expect.stringContaining('ECONNREFUSED') });
    await waitUntilIdle();
  });
});

describe('a slow mail server', () => {
  it.each(['connection', 'recipient', 'text'])('causes a timeout at the %s, then a retry', async (step) => {
    const never = new Promise<undefined>(() => {});
    const handleStep = vi.fn<() => Promise<undefined> | undefined>().mockReturnValueOnce(never);
    const { server, send, waitForMail, retry } = await startOutboxWithServer({ [step]: handleStep }, { patience: 200 });
    const id = await send();
    await waitForMail({ id, state: 'queued', attempts: 1, lastError: expect.stringMatching(/greeting|timeout/i) });
    await retry();
    await waitForMail({ id, state: 'sent', attempts: 2 });
    expect(server.received.map(({ mail }) => mail.messageId)).toEqual([`<${id}@cv.example>`]);
  });
});

describe('a mail being delivered', () => {
  it('is delivered before the instance stops', async () => {
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
