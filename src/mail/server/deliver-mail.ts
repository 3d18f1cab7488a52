import type { JobAttempt } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { deliverMail } from './deliver-job.ts';
import { letterhead } from './desk.ts';
import { forgottenData, startForgetting, withoutWords } from './forget-mail.ts';
import { startRetrying } from './retry-mail.ts';
import { findMail, removeMail, updateMail } from './store.ts';
import type { MailTemplates } from './template.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** Limits the stored error, as a mail server's refusal may have many lines. */
const LONGEST_ERROR = 4000;

type Delivery = Pick<Kernel, 'db' | 'clock' | 'log' | 'settings' | 'instance'> & {
  templates: MailTemplates;
  /** The transport to the mail server; without one, emails are kept in the outbox. */
  transport: MailTransport | undefined;
};

/** Starts the jobs that deliver queued emails, retry failed ones and delete old data. */
export async function startMailDelivery(kernel: Delivery & Pick<Kernel, 'jobs'>) {
  await kernel.jobs.register(deliverMail);
  await kernel.jobs.work(deliverMail, (attempt) => deliver(kernel, attempt));
  await startRetrying(kernel);
  await startForgetting(kernel);
}

async function deliver(
  { db, clock, log, settings, instance, templates, transport }: Delivery,
  { data: { mailId }, lastTry, signal }: JobAttempt<{ mailId: string }>,
) {
  const mail = await db.asSystem('deliver a mail', ({ sql }) => findMail(sql, mailId));
  if (mail?.state !== 'queued') return;
  const mark = (change: Parameters<typeof updateMail>[2]) =>
    db.asSystem('deliver a mail', ({ sql }) => updateMail(sql, mailId, change));
  if (!transport) return mark({ state: 'kept' });
  const kind = templates.get(mail.template);
  const left = mail.forget ? { left: forgottenData(mail, templates) } : {};
  const done = kind?.deleteWhenDone ? () => db.asSystem('deliver mail', ({ sql }) => removeMail(sql, mailId)) : mark;

  try {
    // Loaded on demand, because the renderer is large and many instances send few emails.
    const { renderMail } = await import('./render-mail.tsx');
    const rendered = await renderMail(mail, { templates, ...letterhead({ settings, instance }) });
    const from = instance.current.mailFrom;
    await transport.send({ id: mailId, from, recipient: mail.recipient }, rendered, signal);
    await done({ state: 'sent', sentAt: clock.now(), lastError: null, tried: true, ...left });
  } catch (thrown) {
    const forGood = lastTry || thrown instanceof MailRefused;
    const error = kind?.forget ? withoutWords(thrown) : thrown;
    // Codes and tokens are kept for a while, because an admin may retry the delivery.
    await (forGood ? done : mark)({
      ...(forGood ? { state: 'failed' as const, ...(kind?.forget ? left : {}) } : {}),
      lastError: (error as Error).message.slice(0, LONGEST_ERROR),
      tried: true,
    });
    log.warn({ mailId, err: error, forGood }, 'could not deliver an email');
    if (!forGood) throw error;
  }
}
