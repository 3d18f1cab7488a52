import { countMail } from '#mail/service.ts';
import type { AdminCtx } from '../context.ts';

/** How mail goes out, and how much of it is where. */
export async function mailOverview(ctx: AdminCtx) {
  const { settings, instance, templates } = ctx;
  return {
    counts: await countMail(ctx),
    ...(settings.SMTP_URL ? { server: new URL(settings.SMTP_URL).host } : {}),
    from: instance.current.mailFrom,
    templates: [...templates.keys()],
  };
}
