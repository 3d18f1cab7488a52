import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';
import { TAKEDOWN_KINDS } from '#records/contract.ts';

const PATH_BY_KIND = { site: '/portfolio', cv: '/cv', project: '/projects', post: '/posts', share: '/share' };

/** Mail to a member whose page was taken down, with the reason. */
export const pageTakenDownMail = defineMail({
  name: 'taken-down',
  data: z.object({ kind: z.enum(TAKEDOWN_KINDS), title: z.string(), reason: z.string() }),
  subject: ({ kind, title }, { t, name }) => t('report.mail.takenDown.subject', { kind, title: name(title) }),
  body: ({ kind, reason }, { t, name, appUrl }) => (
    <>
      <MailText>{t('report.mail.takenDown.text')}</MailText>
      <MailText>{name(reason)}</MailText>
      <MailAction href={appUrl + PATH_BY_KIND[kind]}>{t('report.mail.takenDown.action')}</MailAction>
      <MailNote>{t('report.mail.takenDown.note')}</MailNote>
    </>
  ),
});
