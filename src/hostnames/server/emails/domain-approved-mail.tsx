import { z } from 'zod';
import { defineMail, MailAction, MailText } from '#mail/service.ts';
import { DOMAINS_PATH } from './domains-path.ts';

/** Notifies a member that an admin approved their domain, or lets them try again. */
export const domainApprovedMail = defineMail({
  name: 'domain-let-on',
  topic: 'domains',
  data: z.object({ domain: z.string(), how: z.enum(['approved', 'readmitted']) }),
  subject: ({ domain, how }, { t, value }) => t(`mail.domainLetOn.${how}.subject`, { domain: value(domain) }),
  body: ({ how }, { t, appUrl }) => (
    <>
      <MailText>{t(`mail.domainLetOn.${how}.text`)}</MailText>
      <MailAction href={appUrl + DOMAINS_PATH}>{t('mail.domainLetOn.action')}</MailAction>
    </>
  ),
});
