import { z } from 'zod';
import { defineMail, MailText } from '#mail/service.ts';
import { TAKEDOWN_KINDS } from '#records/contract.ts';

/** Mail to a member whose page was restored after a takedown. */
export const pageRestoredMail = defineMail({
  name: 'put-back',
  data: z.object({ kind: z.enum(TAKEDOWN_KINDS), title: z.string() }),
  subject: ({ kind, title }, { t, name }) => t('report.mail.putBack.subject', { kind, title: name(title) }),
  body: (_data, { t }) => <MailText>{t('report.mail.putBack.text')}</MailText>,
});
