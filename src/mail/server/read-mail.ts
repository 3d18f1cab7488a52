import { AppError } from '#platform/errors.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { ReadableMail } from '../contract.ts';
import { describeMail } from './describe-mail.ts';
import { findMail } from './store.ts';
import type { MailTemplates } from './template.ts';

type Ctx = Pick<Kernel, 'db' | 'settings'> & { templates: MailTemplates };

/** One mail of the outbox with all that it says. Who may read it is for the caller to have checked. */
export async function readMail({ db, settings, templates }: Ctx, { id }: { id: string }): Promise<ReadableMail> {
  const mail = await db.asSystem(({ sql }) => findMail(sql, id));
  // What is no longer sent, or no longer made of the same data, cannot be put into words any more.
  if (!mail || !templates.get(mail.template)?.data.safeParse(mail.data).success) throw new AppError('NOT_FOUND');
  const { renderMail } = await import('./render-mail.tsx');
  const { html, text } = await renderMail(mail, { templates, appUrl: settings.APP_URL });
  return { ...describeMail(mail, templates, settings.APP_URL), html, text };
}
