import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';
import { REPORT_REASONS } from '../../contract.ts';

/** Tells an admin that a reader has told of a page. Who it was, and in which words, stands where it is decided. */
export const reportArrivedMail = defineMail({
  name: 'report-arrived',
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
