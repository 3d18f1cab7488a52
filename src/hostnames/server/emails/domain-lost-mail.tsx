import { z } from 'zod';
import { defineMail, MailAction, MailText } from '#mail/service.ts';
import { DOMAINS_PATH } from './domains-path.ts';

/** Notifies a member that their site is no longer served at their domain, and why. */
export const domainLostMail = defineMail({
  name: 'domain-lost',
  topic: 'domains',
  data: z.object({ domain: z.string(), by: z.enum(['another', 'records']) }),
  subject: ({ domain }, { t, value }) => t('mail.domainLost.subject', { domain: value(domain) }),
  body: ({ by }, { t, appUrl }) => (
    <>
      <MailText>{t(`mail.domainLost.${by}`)}</MailText>
      <MailAction href={appUrl + DOMAINS_PATH}>{t('mail.domainLost.action')}</MailAction>
    </>
  ),
});
