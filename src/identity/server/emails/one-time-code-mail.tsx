import { z } from 'zod';
import { defineMail, MailCode, MailNote, MailText } from '#mail/service.ts';

/**
 * Sends the code that verifies an address. Doesn't greet by name, because the owner of the address is not known yet.
 */
export const oneTimeCodeMail = defineMail({
  name: 'one-time-code',
  // Six characters, not only digits, because a redacted code must still be valid data.
  data: z.object({ code: z.string().length(6), minutes: z.number() }),
  secrets: ['code'],
  // The subject contains the code, so that phones show it in the notification.
  subject: ({ code }, { t, instance }) => t('mail.oneTimeCode.subject', { code, instance }),
  heading: (_data, { t }) => t('mail.oneTimeCode.heading'),
  body: ({ code, minutes }, { t }) => (
    <>
      <MailText>{t('mail.oneTimeCode.text', { minutes })}</MailText>
      <MailCode>{code}</MailCode>
      <MailNote>{t('mail.oneTimeCode.note')}</MailNote>
    </>
  ),
});
