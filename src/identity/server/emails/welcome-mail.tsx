import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';
import { Greeting } from './greeting.tsx';

export const welcomeMail = defineMail({
  name: 'welcome',
  /** Empty while the address is unverified, so that its owner doesn't read a name that a stranger entered. */
  data: z.object({ displayName: z.string() }),
  subject: (_data, { t, instance }) => t('mail.welcome.subject', { instance }),
  body: ({ displayName }, context) => (
    <>
      <Greeting to={displayName} context={context} />
      <MailText>{context.t('mail.welcome.text')}</MailText>
      <MailAction href={`${context.appUrl}/dashboard`}>{context.t('mail.welcome.action')}</MailAction>
      <MailNote>{context.t('mail.welcome.note')}</MailNote>
    </>
  ),
});
