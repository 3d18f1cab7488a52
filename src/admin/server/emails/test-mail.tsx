import { z } from 'zod';
import { defineMail, MailAction, MailText } from '#mail/service.ts';

/** Test mail that an admin can send to check delivery. */
export const testMail = defineMail({
  name: 'test',
  data: z.object({}),
  subject: (_data, { t, instance }) => t('mail.test.subject', { instance }),
  body: (_data, { t, appUrl, instance }) => (
    <>
      <MailText>{t('mail.test.text')}</MailText>
      <MailAction href={appUrl}>{t('mail.test.action', { instance })}</MailAction>
    </>
  ),
});
