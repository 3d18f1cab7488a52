import { z } from 'zod';
import { defineMail, MailAction, MailFacts, MailNote, MailText } from '#mail/service.ts';
import { ADMIN_CHANGES } from '../../model/security-changes.ts';

/** Notifies a member of a change to the security of their account by an admin or the operator, with its time. */
export const changedByAdminMail = defineMail({
  name: 'changed-by-admin',
  data: z.object({ change: z.enum(ADMIN_CHANGES), at: z.iso.datetime() }),
  subject: ({ change }, { t }) => t(`mail.changedByAdmin.${change}.subject`),
  body: ({ change, at }, { t, moment, appUrl }) => (
    <>
      <MailText>{t(`mail.changedByAdmin.${change}.text`)}</MailText>
      <MailFacts facts={[[t('mail.facts.at'), moment(at)]]} />
      <MailAction href={`${appUrl}/profile`}>{t('mail.changedByAdmin.action')}</MailAction>
      <MailNote>{t('mail.changedByAdmin.note')}</MailNote>
    </>
  ),
});
