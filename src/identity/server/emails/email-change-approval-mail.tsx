import { z } from 'zod';
import { defineMail, MailAction, MailAddress, MailFacts, MailText } from '#mail/service.ts';
import { emailChangeLink } from './email-change-link.ts';

/** Asks the current address of an account to approve an email change. */
export const emailChangeApprovalMail = defineMail({
  name: 'email-change-approval',
  data: z.object({ newEmail: z.string(), token: z.string() }),
  secrets: ['token'],
  subject: (_data, { t }) => t('mail.emailChangeApproval.subject'),
  body: ({ newEmail, token }, { t, value, appUrl }) => {
    const href = emailChangeLink(appUrl, token);
    return (
      <>
        <MailText>{t('mail.emailChangeApproval.text')}</MailText>
        <MailFacts facts={[[t('mail.facts.newEmail'), value(newEmail)]]} />
        <MailAction href={href}>{t('mail.emailChangeApproval.action')}</MailAction>
        <MailAddress href={href}>{t('mail.address')}</MailAddress>
        <MailText>{t('mail.emailChangeApproval.note')}</MailText>
      </>
    );
  },
});
