import { z } from 'zod';
import { defineMail, MailAction, MailLink, MailNote, MailText } from '#mail/service.ts';

/** To an address that somebody wanted to use although it has an account: only its owner learns of that. */
export const emailTakenMail = defineMail({
  name: 'email-taken',
  data: z.object({}),
  subject: (_data, { t }) => t('mail.emailTaken.subject'),
  body: (_data, { t, appUrl }) => (
    <>
      <MailText>{t('mail.emailTaken.text')}</MailText>
      <MailAction href={`${appUrl}/login`}>{t('mail.emailTaken.action')}</MailAction>
      <MailText>
        {t.rich('mail.emailTaken.reset', {
          link: (words) => <MailLink href={`${appUrl}/forgot-password`}>{words}</MailLink>,
        })}
      </MailText>
      <MailNote>{t('mail.emailTaken.note')}</MailNote>
    </>
  ),
});
