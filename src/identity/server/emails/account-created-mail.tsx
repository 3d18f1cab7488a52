import { z } from 'zod';
import { defineMail, MailAction, MailAddress, MailNote, MailText } from '#mail/service.ts';
import { passwordLink } from './password-link.ts';

/** Notifies a person that an admin has created an account for them, with the link that sets its password. */
export const accountCreatedMail = defineMail({
  name: 'account-created',
  data: z.object({
    token: z.string(),
    /** The name of the admin; empty if the operator of the instance has created the account. */
    creator: z.string(),
    username: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  secrets: ['token'],
  subject: (_data, { t, instance }) => t('mail.accountCreated.subject', { instance }),
  body: ({ token, creator, username, expiresAt }, { t, name, value, day, appUrl, instance }) => {
    const href = passwordLink(appUrl, token);
    const gaps = { instance, host: value(new URL(appUrl).host), creator: name(creator) };
    return (
      <>
        <MailText>{t(creator ? 'mail.accountCreated.text' : 'mail.accountCreated.textNobody', gaps)}</MailText>
        <MailText>{t('mail.accountCreated.username', { username: value(username) })}</MailText>
        <MailAction href={href}>{t('mail.accountCreated.action')}</MailAction>
        <MailAddress href={href}>{t('mail.address')}</MailAddress>
        <MailNote>{t('mail.accountCreated.note', { day: day(expiresAt) })}</MailNote>
      </>
    );
  },
});
