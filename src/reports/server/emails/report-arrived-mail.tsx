import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';
import { REPORT_REASONS } from '../../contract.ts';

/** Mail to an admin about a new report. Omits the reporter and the text, which are shown on the admin page. */
export const reportArrivedMail = defineMail({
  name: 'report-arrived',
  topic: 'reports',
  data: z.object({ page: z.string(), reason: z.enum(REPORT_REASONS) }),
  subject: (_data, { t }) => t('report.mail.arrived.subject'),
  body: ({ page, reason }, { t, name, appUrl }) => (
    <>
      <MailText>{t('report.mail.arrived.text', { page: name(page), reason: t(`report.reasons.${reason}`) })}</MailText>
      <MailAction href={`${appUrl}/admin/reports`}>{t('report.mail.arrived.action')}</MailAction>
      <MailNote>{t('report.mail.arrived.note')}</MailNote>
    </>
  ),
});
