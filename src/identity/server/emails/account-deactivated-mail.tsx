import { z } from 'zod';
import { defineMail, MailNote, MailQuote, MailText } from '#mail/service.ts';
import { Greeting } from './greeting.tsx';

/** Notifies a member that their account was deactivated, and why. */
export const accountDeactivatedMail = defineMail({
  name: 'account-deactivated',
  data: z.object({ displayName: z.string(), reason: z.string() }),
  subject: (_data, { t }) => t('mail.accountDeactivated.subject'),
  body: ({ displayName, reason }, context) => (
    <>
      <Greeting to={displayName} context={context} />
      <MailText>{context.t('mail.accountDeactivated.text')}</MailText>
      <MailQuote>{reason}</MailQuote>
      <MailNote>{context.t('mail.accountDeactivated.note')}</MailNote>
    </>
  ),
});
