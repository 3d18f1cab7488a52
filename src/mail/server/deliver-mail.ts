import type { JobAttempt } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { deliverMail } from './deliver-job.ts';
import { letterhead } from './desk.ts';
import { forgottenData, startForgetting, withoutWords } from './forget-mail.ts';
import { startRetrying } from './retry-mail.ts';
import { findMail, removeMail, updateMail } from './store.ts';
import type { MailTemplates } from './template.ts';
import { MailRefused, type MailTransport } from './transport.ts';

/** A refusal may have many lines; no mail server needs more for what it means. */
const LONGEST_ERROR = 4000;

type Delivery = Pick<Kernel, 'db' | 'clock' | 'log' | 'settings' | 'instance'> & {
  templates: MailTemplates;
  /** The way out; without one, mail is kept in the outbox. */
  transport: MailTransport | undefined;
};

/** Works off the outbox, tries again what is to be tried, and forgets what is to be forgotten, while the instance runs. */
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
    // Loaded with the first mail: the renderer is heavy, and many instances send few mails.
    const { renderMail } = await import('./render-mail.tsx');
    const rendered = await renderMail(mail, { templates, ...letterhead({ settings, instance }) });
    const from = instance.current.mailFrom;
    await transport.send({ id: mailId, from, recipient: mail.recipient }, rendered, signal);
    await done({ state: 'sent', sentAt: clock.now(), lastError: null, tried: true, ...left });
  } catch (thrown) {
    const forGood = lastTry || thrown instanceof MailRefused;
    const error = kind?.forget ? withoutWords(thrown) : thrown;
    // Codes and tokens stay for a while: an admin may have the mail sent once more.
    await (forGood ? done : mark)({
      ...(forGood ? { state: 'failed' as const, ...(kind?.forget ? left : {}) } : {}),
      lastError: (error as Error).message.slice(0, LONGEST_ERROR),
      tried: true,
    });
    log.warn({ mailId, err: error, forGood }, 'a mail was not delivered');
    if (!forGood) throw error;
  }
}
