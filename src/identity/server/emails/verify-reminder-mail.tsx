import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/** Announces that an account is deleted unless its address is verified. Whose the address is, is not known: no name. */
export const verifyReminderMail = defineMail({
  name: 'verify-reminder',
  data: z.object({ deletedOn: z.iso.datetime() }),
  subject: (_data, { t }) => t('mail.verifyReminder.subject'),
  body: ({ deletedOn }, { t, day, appUrl }) => (
    <>
      <MailText>{t('mail.verifyReminder.text', { day: day(deletedOn) })}</MailText>
      <MailAction href={`${appUrl}/profile#email`}>{t('mail.verifyReminder.action')}</MailAction>
      <MailNote>{t('mail.verifyReminder.note')}</MailNote>
    </>
  ),
});
