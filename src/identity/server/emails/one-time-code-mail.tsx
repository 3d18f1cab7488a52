import { z } from 'zod';
import { defineMail, MailCode, MailNote, MailText } from '#mail/service.ts';

/** Proves an address. Whose it is, is not known yet, so nobody is greeted by name. */
export const oneTimeCodeMail = defineMail({
  name: 'one-time-code',
  // Six signs, not digits alone: a blanked code is still data of this mail.
  data: z.object({ code: z.string().length(6), minutes: z.number() }),
  secrets: ['code'],
  // The code stands in the subject, too: a phone shows it before the mail is opened.
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
