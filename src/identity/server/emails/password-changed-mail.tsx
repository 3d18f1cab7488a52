import { z } from 'zod';
import { defineMail, MailAction, MailFacts, MailText } from '#mail/service.ts';

/** Notifies a member that the password was changed, in case an attacker changed it. */
export const passwordChangedMail = defineMail({
  name: 'password-changed',
  data: z.object({ at: z.iso.datetime() }),
  subject: (_data, { t }) => t('mail.passwordChanged.subject'),
  body: ({ at }, { t, moment, appUrl }) => (
    <>
      <MailText>{t('mail.passwordChanged.text')}</MailText>
      <MailFacts facts={[[t('mail.facts.at'), moment(at)]]} />
      <MailText>{t('mail.passwordChanged.notYou')}</MailText>
      <MailAction href={`${appUrl}/forgot-password`}>{t('mail.passwordChanged.action')}</MailAction>
    </>
  ),
});
