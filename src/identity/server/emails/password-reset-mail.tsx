import { z } from 'zod';
import { defineMail, MailAction, MailAddress, MailNote, MailText } from '#mail/service.ts';
import { passwordLink } from './password-link.ts';

/** Sends the link that resets a password. */
export const passwordResetMail = defineMail({
  name: 'password-reset',
  data: z.object({ token: z.string() }),
  secrets: ['token'],
  subject: (_data, { t }) => t('mail.passwordReset.subject'),
  body: ({ token }, { t, appUrl }) => {
    const href = passwordLink(appUrl, token);
    return (
      <>
        <MailText>{t('mail.passwordReset.text')}</MailText>
        <MailAction href={href}>{t('mail.passwordReset.action')}</MailAction>
        <MailAddress href={href}>{t('mail.address')}</MailAddress>
        <MailNote>{t('mail.passwordReset.note')}</MailNote>
      </>
    );
  },
});
