import { z } from 'zod';
import { defineMail, MailAction, MailQuote, MailText } from '#mail/service.ts';
import { DOMAINS_PATH } from './domains-path.ts';

/** Notifies a member that an admin denied or revoked their domain, and why. */
export const domainRejectedMail = defineMail({
  name: 'domain-taken-off',
  data: z.object({ domain: z.string(), how: z.enum(['denied', 'revoked']), reason: z.string() }),
  subject: ({ domain, how }, { t, value }) => t(`mail.domainTakenOff.${how}.subject`, { domain: value(domain) }),
  body: ({ how, reason }, { t, appUrl }) => (
    <>
      <MailText>{t(`mail.domainTakenOff.${how}.text`)}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailAction href={appUrl + DOMAINS_PATH}>{t('mail.domainTakenOff.action')}</MailAction>
    </>
  ),
});
