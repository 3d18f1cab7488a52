import { AppError } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Job, Jobs } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { deliverMailJob } from './deliver-job.ts';
import type { MailContext } from './mail-context.ts';
import { hasSecrets } from './redact.ts';
import { findMail, queueAgain, queueFailedAgain, type Retriable, type StoredMail, selectRetriable } from './store.ts';
import type { MailTemplates } from './template.ts';

/** The number of emails that are queued per transaction, to keep transactions short. */
const BATCH_SIZE = 50;
const LOWEST_ID = '00000000-0000-0000-0000-000000000000';

const retryMailJob: Job<{ upTo: string }> = { name: 'retry-mail', retryLimit: 5, retryDelay: 10, expireIn: 600 };

type Ctx = MailContext & { jobs: Jobs };

/** Returns whether an email can be retried: it was not sent, its template exists and its secrets are not blanked. */
export function canBeRetried({ state, template, forget }: StoredMail, { templates, settings }: MailContext) {
  const definition = templates.get(template);
  const isStuck = state === 'failed' || (state === 'kept' && settings.SMTP_URL !== undefined);
  return isStuck && definition !== undefined && (!hasSecrets(definition) || forget);
}

/** Queues an unsent email again. Its attempts keep counting. */
export async function retryMail(ctx: Ctx, tx: Tx, id: string) {
  const mail = await findMail(tx.sql, id);
  if (!mail) throw new AppError('NOT_FOUND');
  if (!canBeRetried(mail, ctx)) throw new AppError('CONFLICT', { text: { word: reasonOf(mail, ctx) } });
  // The second of two concurrent requests is refused.
  if (!(await queueAgain(tx.sql, id))) throw new AppError('CONFLICT', { text: { word: 'mailUnderWay' } });
  ctx.jobs.enqueue(tx, deliverMailJob, { mailId: id });
  return { ...mail, state: 'queued' as const };
}

function reasonOf({ state, template }: StoredMail, { templates, settings }: MailContext) {
  if (state === 'sent') return 'mailSent';
  if (state === 'queued') return 'mailUnderWay';
  if (state === 'kept' && settings.SMTP_URL === undefined) return 'noMailServer';
  return templates.has(template) ? 'mailForgotten' : 'mailOutdated';
}

/** Starts a job that queues all failed emails again; returns how many there are. */
export async function retryFailedMail({ jobs, templates }: Pick<Ctx, 'jobs' | 'templates'>, tx: Tx) {
  const { count, newest } = await selectRetriable(tx.sql, retriable(templates));
  if (newest !== null) jobs.enqueue(tx, retryMailJob, { upTo: newest });
  return { count };
}

type RetryContext = Pick<Kernel, 'db' | 'jobs'> & { templates: MailTemplates };

export async function startRetrying({ db, jobs, templates }: RetryContext) {
  await jobs.register(retryMailJob);
  await jobs.work(retryMailJob, async ({ data: { upTo }, signal }) => {
    // `upTo` excludes newer emails, and `after` those that fail again meanwhile.
    for (let after: string | undefined = LOWEST_ID; after !== undefined && !signal.aborted; ) {
      const range = { after, upTo, limit: BATCH_SIZE };
      after = await db.asSystem('queue failed mail again', async (tx) => {
        const ids = await queueFailedAgain(tx.sql, retriable(templates), range);
        for (const mailId of ids) jobs.enqueue(tx, deliverMailJob, { mailId });
        return ids.length < BATCH_SIZE ? undefined : ids.at(-1);
      });
    }
  });
}

const retriable = (templates: MailTemplates): Retriable => ({
  known: [...templates.keys()],
  confidential: [...templates.values()].filter(hasSecrets).map(({ name }) => name),
});
