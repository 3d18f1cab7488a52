import { endOfRetention, RETENTION } from '#platform/pure/retention.ts';
import type { Job, Jobs } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { redactData } from './redact.ts';
import { removeMailBefore, type StoredMail, selectToRedact, updateMail } from './store.ts';
import type { MailTemplates } from './template.ts';

const purgeMailJob: Job<Record<string, never>> = {
  name: 'forget-mail',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
};
const CRON = '17 * * * *';

const BATCH_SIZE = 200;

type Ctx = Pick<Kernel, 'db' | 'clock'> & { templates: MailTemplates };

/** Starts the hourly job that blanks secrets in emails and deletes old ones. */
export async function startMailPurge(kernel: Ctx & { jobs: Jobs }) {
  await kernel.jobs.register(purgeMailJob);
  await kernel.jobs.work(purgeMailJob, () => purgeMail(kernel));
  await kernel.jobs.schedule(purgeMailJob, CRON);
}

export async function purgeMail({ db, clock, templates }: Ctx) {
  // Longer than any delivery, and than an admin needs to deliver by hand.
  const before = endOfRetention(RETENTION.mailSecrets, clock.now());
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await db.asSystem('purge old mail', async ({ sql }) => {
      const mails = await selectToRedact(sql, before, BATCH_SIZE);
      for (const mail of mails) {
        const expired = mail.state === 'queued' ? { state: 'failed' as const, lastError: 'not sent in time' } : {};
        await updateMail(sql, mail.id, { ...expired, left: redactedData(mail, templates) });
      }
      return mails.length;
    });
  }
  const oldest = endOfRetention(RETENTION.mail, clock.now());
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    count = await db.asSystem('purge old mail', ({ sql }) => removeMailBefore(sql, oldest, BATCH_SIZE));
  }
}

/**
 * Returns the data of an email with its secrets blanked; empty if its template is unknown or its data has another
 * format.
 */
export function redactedData({ template, data }: StoredMail, templates: MailTemplates): StoredMail['data'] {
  const definition = templates.get(template);
  const parsed = definition?.data.safeParse(data);
  return definition && parsed?.success ? redactData(definition, parsed.data) : {};
}

/** Returns an error with only the codes of the original, since a mail server may quote the email in its refusal. */
export function redactError(thrown: unknown) {
  const { code, responseCode } = (thrown instanceof Error && thrown.cause ? thrown.cause : thrown) as ErrorCodes;
  const codes = [code, responseCode].filter((one) => ['string', 'number'].includes(typeof one));
  return new Error(codes.join(' ') || 'the mail could not be sent');
}

type ErrorCodes = { code?: unknown; responseCode?: unknown };
