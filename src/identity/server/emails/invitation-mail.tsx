import { z } from 'zod';
import { defineMail, MailAction, MailAddress, MailNote, MailQuote, MailText } from '#mail/service.ts';

/** Invites a person to sign up. The token is in the fragment of the link, so that it appears in no log. */
export const invitationMail = defineMail({
  name: 'invitation',
  data: z.object({
    token: z.string(),
    /** The name of the admin; empty if the operator of the instance invites. */
    inviter: z.string(),
    message: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  secrets: ['token'],
  subject: (_data, { t, instance }) => t('mail.invitation.subject', { instance }),
  body: ({ token, inviter, message, expiresAt }, { t, name, value, day, appUrl, instance }) => {
    const href = `${appUrl}/register#invitation=${encodeURIComponent(token)}`;
    const gaps = { instance, host: value(new URL(appUrl).host), inviter: name(inviter) };
    return (
      <>
        <MailText>{t(inviter ? 'mail.invitation.text' : 'mail.invitation.textNobody', gaps)}</MailText>
        {message && <MailQuote>{message}</MailQuote>}
        <MailText>{t('mail.invitation.what')}</MailText>
        <MailAction href={href}>{t('mail.invitation.action')}</MailAction>
        <MailAddress href={href}>{t('mail.address')}</MailAddress>
        <MailNote>{t('mail.invitation.note', { day: day(expiresAt) })}</MailNote>
      </>
    );
  },
});
