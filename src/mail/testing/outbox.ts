import { expect, onTestFinished } from 'vitest';
import { z } from 'zod';
import type { MailRecord } from '#mail/contract.ts';
import { smtpTransport } from '#mail/server/transport.ts';
import { defineMail, listMail, mailTemplates, queueMail, readMail, startMailDelivery } from '#mail/service.ts';
import { readSettings } from '#platform/pure/settings.ts';
import { systemClock } from '#platform/server/clock.ts';
import { openBus } from '#platform/server/db/bus.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { openInstanceSettings } from '#platform/server/instance-settings/open-instance-settings.ts';
import { startJobs } from '#platform/server/jobs.ts';
import { eventually } from '../../testing/eventually.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { retryNow } from '../../testing/retry-now.ts';
import { openTestDatabase, silentLog } from '../../testing/test-database.ts';

const welcome = defineMail({
  name: 'welcome',
  data: z.object({ name: z.string() }),
  subject: ({ name }) => `Welcome, ${name}`,
  body: ({ name }) => `Dear ${name}, your page is ready.`,
});

export type MailServerRules = Parameters<typeof startMailServer>[0];
type Options = {
  /** The mail server's URL. If omitted, mail is not delivered. */
  smtpUrl?: string;
  /** The timeout for an unresponsive mail server, in milliseconds. */
  timeoutMs?: number;
};

/** Starts the outbox and its delivery on a separate database. */
export async function startOutbox({ smtpUrl, timeoutMs = 10_000 }: Options = {}) {
  const database = await openTestDatabase();
  const bus = await openBus(database.url, silentLog);
  onTestFinished(bus.close);
  const transport =
    smtpUrl === undefined
      ? undefined
      : smtpTransport(smtpUrl, { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs });
  onTestFinished(() => transport?.close());
  const jobs = await startJobs({ pool: database.pool, bus, log: silentLog, runsJobs: true, pollIntervalSeconds: 0.5 });
  onTestFinished(jobs.stop);
  const settings = readSettings({ APP_URL: 'https://cv.example', MAIL_FROM: 'My Vitrine <post@cv.example>' });
  const instance = await openInstanceSettings({ db: database, bus, settings, log: silentLog });
  onTestFinished(instance.close);
  const kernel = {
    secret: 'the secret of an outbox for tests',
    db: database,
    clock: systemClock,
    log: silentLog,
    settings,
    instance,
    jobs,
  };
  const templates = mailTemplates([welcome]);
  await startMailDelivery({ ...kernel, templates, transport });

  const queue = (tx: Tx, { event = 'ada joined', recipient = 'ada@example.org', name = 'Ada' } = {}) =>
    queueMail({ jobs }, tx, welcome, { event, recipient, language: 'en', data: { name } });
  const send = (mail: Parameters<typeof queue>[1] = {}) =>
    database.asSystem('prepare a test', async (tx) => queue(tx, mail));
  const all = async () => (await listMail({ ...kernel, templates }, { limit: 100 })).items;
  const read = (id: string) => database.asSystem('prepare a test', (tx) => readMail({ ...kernel, templates }, tx, id));
  /** Waits until the outbox contains exactly one mail, as expected, and returns it. */
  const waitForMail = (expected: Partial<MailRecord>) =>
    eventually(async () => {
      const mails = await all();
      expect(mails).toEqual([expect.objectContaining(expected)]);
      return mails[0];
    });
  const retry = (options?: { last: boolean }) => retryNow(database.pool, options);
  const waitUntilIdle = () =>
    eventually(async () => expect(await jobs.counts()).toEqual({ waiting: 0, active: 0, failed: 0 }));
  return { ...kernel, database, queue, send, all, read, waitForMail, retry, waitUntilIdle };
}

/** Starts an outbox together with a mail server for its delivery. */
export async function startOutboxWithServer(rules: MailServerRules = {}, { patience: timeoutMs = 10_000 } = {}) {
  const server = await startMailServer(rules);
  const outbox = await startOutbox({ smtpUrl: server.url, timeoutMs });
  return { server, ...outbox };
}

/** Waits for so many mails and returns the first. */
export const waitForArrival = (server: MailServer, count = 1) =>
  eventually(() => {
    expect(server.received).toHaveLength(count);
    const [first] = server.received;
    if (!first) throw new Error('no mail has arrived');
    return first;
  });
