import { z } from 'zod';
import { defineMail, MailText } from '#mail/service.ts';

/** Tells a member who was warned that their domain is in order again. */
export const domainMendedMail = defineMail({
  name: 'domain-mended',
  data: z.object({ domain: z.string() }),
  subject: ({ domain }, { t, value }) => t('mail.domainMended.subject', { domain: value(domain) }),
  body: (_data, { t }) => <MailText>{t('mail.domainMended.text')}</MailText>,
});
