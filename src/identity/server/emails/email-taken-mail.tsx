import { z } from 'zod';
import { defineMail, MailAction, MailLink, MailNote, MailText } from '#mail/service.ts';

/**
 * Notifies the owner of an address that it was entered elsewhere although it has an account. Only the owner learns
 * that.
 */
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
