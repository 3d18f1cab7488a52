import { recordAdminEvent } from '#identity/service.ts';
import { countMail, listMail, queueMail } from '#mail/service.ts';
import { command } from '#platform/server/command.ts';
import { newId } from '#platform/server/ids.ts';
import { os } from '../admin-procedures.ts';
import type { AdminCtx } from '../context.ts';
import { testMail } from '../emails/test-mail.tsx';
import { readMailAsAdmin } from './read-mail-as-admin.ts';
import { retryAllMail, retryOneMail } from './retry-mail.ts';

export const mailRouter = {
  list: os.mail.list.handler(command(listMail)),
  overview: os.mail.overview.handler(command(readMailOverview)),
  read: os.mail.read.handler(command(readMailAsAdmin)),
  look: os.mail.look.handler(command(previewMail)),
  retry: os.mail.retry.handler(command(retryOneMail)),
  retryFailed: os.mail.retryFailed.handler(command(retryAllMail)),
  sendTest: os.mail.sendTest.handler(command(sendTestMail)),
};

/** Returns the sending method, the sender and the number of mails per state. */
async function readMailOverview(ctx: AdminCtx) {
  const { settings, instance, templates } = ctx;
  return {
    counts: await countMail(ctx),
    ...(settings.SMTP_URL ? { server: new URL(settings.SMTP_URL).host } : {}),
    from: instance.current.mailFrom,
    templates: [...templates.keys()],
  };
}

/** Queues a test mail. */
function sendTestMail(ctx: AdminCtx, { to }: { to: string }) {
  return ctx.db.asSystem('manage email as an admin', async (tx) => {
    const mail = { event: `test ${newId()}`, recipient: to, language: ctx.language, data: {} };
    const id = queueMail(ctx, tx, testMail, mail);
    recordAdminEvent(ctx, tx, { action: 'mail-tested', subject: { kind: 'mail', id } });
    return { id };
  });
}

/** Content security policy of a mail: its inline styles apply, everything else is blocked. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox";

/** Removes link targets, as the links are for the recipient only. */
const removeLinks = (html: string) => html.replace(/ href="[^"]*"/g, '');

/** Returns a mail as an HTML page for a sandboxed frame. */
async function previewMail(ctx: AdminCtx, input: { id: string }) {
  const { html } = await readMailAsAdmin(ctx, input);
  return {
    headers: { 'content-security-policy': POLICY, 'x-frame-options': 'SAMEORIGIN' },
    body: new Blob([removeLinks(html)], { type: 'text/html; charset=utf-8' }),
  };
}
