import type { Job, Jobs } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { endOfRetention, RETENTION } from '#platform/retention.ts';
import { removeMailBefore, type StoredMail, selectToForget, updateMail } from './store.ts';
import type { MailTemplates } from './template.ts';
import { veiledData } from './veil.ts';

const forgetMailJob: Job<Record<string, never>> = {
  name: 'forget-mail',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
};
const CRON = '17 * * * *';

const AT_ONCE = 200;

type Ctx = Pick<Kernel, 'db' | 'clock'> & { templates: MailTemplates };

/** Starts the hourly job that blanks secrets in emails and deletes old ones. */
export async function startForgetting(kernel: Ctx & { jobs: Jobs }) {
  await kernel.jobs.register(forgetMailJob);
  await kernel.jobs.work(forgetMailJob, () => forgetMail(kernel));
  await kernel.jobs.schedule(forgetMailJob, CRON);
}

export async function forgetMail({ db, clock, templates }: Ctx) {
  // Longer than any delivery, and than an admin needs to deliver by hand.
  const before = endOfRetention(RETENTION.mailSecrets, clock.now());
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    count = await db.asSystem('forget what mail said', async ({ sql }) => {
      const mails = await selectToForget(sql, before, AT_ONCE);
      for (const mail of mails) {
        const tooLate = mail.state === 'queued' ? { state: 'failed' as const, lastError: 'not sent in time' } : {};
        await updateMail(sql, mail.id, { ...tooLate, left: forgottenData(mail, templates) });
      }
      return mails.length;
    });
  }
  const oldest = endOfRetention(RETENTION.mail, clock.now());
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    count = await db.asSystem('forget what mail said', ({ sql }) => removeMailBefore(sql, oldest, AT_ONCE));
  }
}

/**
 * Returns the data of an email with its secrets blanked; empty if its template is unknown or its data has another
 * format.
 */
export function forgottenData({ template, data }: StoredMail, templates: MailTemplates): StoredMail['data'] {
  const kind = templates.get(template);
  const fitting = kind?.data.safeParse(data);
  return kind && fitting?.success ? veiledData(kind, fitting.data) : {};
}

/** Returns an error with only the codes of the original, since a mail server may quote the email in its refusal. */
export function withoutWords(thrown: unknown) {
  const { code, responseCode } = (thrown instanceof Error && thrown.cause ? thrown.cause : thrown) as Codes;
  const codes = [code, responseCode].filter((one) => ['string', 'number'].includes(typeof one));
  return new Error(codes.join(' ') || 'the mail could not be sent');
}

type Codes = { code?: unknown; responseCode?: unknown };
