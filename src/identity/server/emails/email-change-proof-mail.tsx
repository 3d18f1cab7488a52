import { z } from 'zod';
import { defineMail, MailAction, MailAddress, MailNote, MailText } from '#mail/service.ts';
import { emailChangeLink } from './email-change-link.ts';

/** Asks the new address of an account to confirm that it belongs to the member. */
export const emailChangeProofMail = defineMail({
  name: 'email-change-proof',
  data: z.object({ token: z.string() }),
  secrets: ['token'],
  subject: (_data, { t }) => t('mail.emailChangeProof.subject'),
  body: ({ token }, { t, appUrl, instance }) => {
    const href = emailChangeLink(appUrl, token);
    return (
      <>
        <MailText>{t('mail.emailChangeProof.text', { instance })}</MailText>
        <MailAction href={href}>{t('mail.emailChangeProof.action')}</MailAction>
        <MailAddress href={href}>{t('mail.address')}</MailAddress>
        <MailNote>{t('mail.emailChangeProof.note')}</MailNote>
      </>
    );
  },
});
