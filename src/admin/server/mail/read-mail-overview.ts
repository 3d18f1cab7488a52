import { countMail } from '#mail/service.ts';
import type { AdminCtx } from '../context.ts';

/** Returns the sending method, the sender and the number of mails per state. */
export async function readMailOverview(ctx: AdminCtx) {
  const { settings, instance, templates } = ctx;
  return {
    counts: await countMail(ctx),
    ...(settings.SMTP_URL ? { server: new URL(settings.SMTP_URL).host } : {}),
    from: instance.current.mailFrom,
    templates: [...templates.keys()],
  };
}
