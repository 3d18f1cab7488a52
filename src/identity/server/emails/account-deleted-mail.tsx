import { z } from 'zod';
import { defineMail, MailNote, MailText } from '#mail/service.ts';
import { Greeting } from './greeting.tsx';

/** Confirms to a former member that their account was deleted. */
export const accountDeletedMail = defineMail({
  name: 'account-deleted',
  deleteWhenDone: true,
  data: z.object({ displayName: z.string() }),
  subject: (_data, { t }) => t('mail.accountDeleted.subject'),
  body: ({ displayName }, context) => (
    <>
      <Greeting to={displayName} context={context} />
      <MailText>{context.t('mail.accountDeleted.text')}</MailText>
      <MailNote>{context.t('mail.accountDeleted.note')}</MailNote>
    </>
  ),
});
