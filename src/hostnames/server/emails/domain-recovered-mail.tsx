import { z } from 'zod';
import { defineMail, MailText } from '#mail/service.ts';

/** Notifies a member who was warned that the records of their domain are right again. */
export const domainRecoveredMail = defineMail({
  name: 'domain-mended',
  topic: 'domains',
  data: z.object({ domain: z.string() }),
  subject: ({ domain }, { t, value }) => t('mail.domainMended.subject', { domain: value(domain) }),
  body: (_data, { t }) => <MailText>{t('mail.domainMended.text')}</MailText>,
});
