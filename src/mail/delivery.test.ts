import { describe, expect, it, vi } from 'vitest';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { type MailServerRules, startOutbox, startOutboxWithServer, waitForArrival } from '#testing/outbox.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { countMail } from './service.ts';

describe('a mail that does not get through', () => {
  it('is tried again until the mail server is back', async () => {
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
    ['has no room for now', (refuseOnce) => ({ text: refuseOnce(452) })],
    ['lets nobody in', (refuseOnce) => ({ connection: refuseOnce(554) })],
    ['does not take our sender', (refuseOnce) => ({ sender: refuseOnce(550) })],
    ['does not take our password', (refuseOnce) => ({ signIn: refuseOnce(535) })],
  ])('is tried again when the mail server %s', async (_, opinionsOf) => {
    const refuseOnce = (code: number) =>
      vi.fn<() => Error | undefined>().mockReturnValueOnce(refusal(code, 'Not now, please'));
    const server = await startMailServer(opinionsOf(refuseOnce));
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
  ])('because its %s is refused is failed for good, with the reason', async (_, opinions) => {
    const { send, waitForMail, waitUntilIdle, db } = await startOutboxWithServer(opinions);
    const id = await send();
    await waitForMail({ id, state: 'failed', attempts: 1, lastError: expect.stringContaining('Not here') });
    await waitUntilIdle();
    expect(await countMail({ db })).toEqual({ queued: 0, sent: 0, kept: 0, failed: 1 });
  });

  it('does not keep the connection from taking the next one', async () => {
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

  it('is given up and kept after its last try', async () => {
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

describe('a mail server that is slow', () => {
  it.each(['connection', 'recipient', 'text'])('about the %s is left, and tried again later', async (step) => {
    const never = new Promise<undefined>(() => {});
    const opinion = vi.fn<() => Promise<undefined> | undefined>().mockReturnValueOnce(never);
    const { server, send, waitForMail, retry } = await startOutboxWithServer({ [step]: opinion }, { patience: 200 });
    const id = await send();
    await waitForMail({ id, state: 'queued', attempts: 1, lastError: expect.stringMatching(/greeting|timeout/i) });
    await retry();
    await waitForMail({ id, state: 'sent', attempts: 2 });
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
