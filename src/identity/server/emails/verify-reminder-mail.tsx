import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/**
 * Announces that an account will be deleted unless its address is verified. Contains no name, because the owner of the
 * address is not known yet.
 */
export const verifyReminderMail = defineMail({
  name: 'verify-reminder',
  data: z.object({ deletedOn: z.iso.datetime() }),
  subject: (_data, { t }) => t('mail.verifyReminder.subject'),
  body: ({ deletedOn }, { t, day, appUrl }) => (
    <>
      <MailText>{t('mail.verifyReminder.text', { day: day(deletedOn) })}</MailText>
      <MailAction href={`${appUrl}/settings#email`}>{t('mail.verifyReminder.action')}</MailAction>
      <MailNote>{t('mail.verifyReminder.note')}</MailNote>
    </>
  ),
});
