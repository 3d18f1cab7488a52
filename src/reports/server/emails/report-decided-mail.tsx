import { z } from 'zod';
import { defineMail, MailNote, MailText } from '#mail/service.ts';

/** Mail to a reporter who asked for the outcome. */
export const reportDecidedMail = defineMail({
  name: 'report-decided',
  topic: 'decisions',
  data: z.object({ page: z.string(), state: z.enum(['upheld', 'dismissed']) }),
  subject: (_data, { t }) => t('report.mail.decided.subject'),
  body: ({ page, state }, { t, name }) => (
    <>
      <MailText>{t(`report.mail.decided.${state}`, { page: name(page) })}</MailText>
      <MailNote>{t('report.mail.decided.note')}</MailNote>
    </>
  ),
});
