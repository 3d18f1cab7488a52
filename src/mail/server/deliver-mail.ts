import type { JobAttempt } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { deliverMailJob } from './deliver-job.ts';
import { mailBranding } from './mail-context.ts';
import { unsubscribeUrl } from './opt-outs/unsubscribe-link.ts';
import { redactError, redactedData, startMailPurge } from './purge-mail.ts';
import { startRetrying } from './retry-mail.ts';
import { findMail, removeMail, updateMail } from './store.ts';
import type { MailTemplates } from './template.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Limits the stored error, as a mail server's refusal may have many lines. */
const MAX_ERROR_LENGTH = 4000;

type DeliveryContext = Pick<Kernel, 'db' | 'clock' | 'log' | 'settings' | 'instance' | 'secret'> & {
  templates: MailTemplates;
  /** The transport to the mail server; without one, emails are kept in the outbox. */
  transport: MailTransport | undefined;
};

/** Starts the jobs that deliver queued emails, retry failed ones and delete old data. */
export async function startMailDelivery(kernel: DeliveryContext & Pick<Kernel, 'jobs'>) {
  await kernel.jobs.register(deliverMailJob);
  await kernel.jobs.work(deliverMailJob, (attempt) => deliver(kernel, attempt));
  await startRetrying(kernel);
  await startMailPurge(kernel);
}

async function deliver(
  { db, clock, log, settings, instance, secret, templates, transport }: DeliveryContext,
  { data: { mailId }, lastTry, signal }: JobAttempt<{ mailId: string }>,
) {
  const mail = await db.asSystem('deliver a mail', ({ sql }) => findMail(sql, mailId));
  if (mail?.state !== 'queued') return;
  const update = (change: Parameters<typeof updateMail>[2]) =>
    db.asSystem('deliver a mail', ({ sql }) => updateMail(sql, mailId, change));
  if (!transport) return update({ state: 'kept' });
  const definition = templates.get(mail.template);
  const redaction = mail.forget ? { left: redactedData(mail, templates) } : {};
  const finish = definition?.deleteWhenDone
    ? () => db.asSystem('deliver a mail', ({ sql }) => removeMail(sql, mailId))
    : update;

  try {
    // Loaded on demand, because the renderer is large and many instances send few emails.
    const { renderMail } = await import('./render-mail.tsx');
    const branding = mailBranding({ settings, instance });
    const topic = definition?.topic;
    const link = topic && unsubscribeUrl({ secret, appUrl: branding.appUrl, address: mail.recipient, topic });
    const rendered = await renderMail(mail, { templates, ...branding, unsubscribeUrl: link });
    const from = instance.current.mailFrom;
    await transport.send({ id: mailId, from, recipient: mail.recipient }, rendered, signal);
    await finish({ state: 'sent', sentAt: clock.now(), lastError: null, tried: true, ...redaction });
  } catch (thrown) {
    const isPermanent = lastTry || thrown instanceof MailRefused;
    const error = definition?.forget ? redactError(thrown) : thrown;
    // Codes and tokens are kept for a while, because an admin may retry the delivery.
    await (isPermanent ? finish : update)({
      ...(isPermanent ? { state: 'failed' as const, ...(definition?.forget ? redaction : {}) } : {}),
      lastError: (error as Error).message.slice(0, MAX_ERROR_LENGTH),
      tried: true,
    });
    log.warn({ mailId, err: error, forGood: isPermanent }, 'could not deliver an email');
    if (!isPermanent) throw error;
  }
}
