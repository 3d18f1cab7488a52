import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';
import { Hello } from './hello.tsx';

/** The first mail to a new member. */
export const welcomeMail = defineMail({
  name: 'welcome',
  /** The name is left empty as long as the address is not proven: a stranger must not read what somebody typed in. */
  data: z.object({ displayName: z.string() }),
  subject: (_data, { t, instance }) => t('mail.welcome.subject', { instance }),
  body: ({ displayName }, context) => (
    <>
      <Hello to={displayName} context={context} />
      <MailText>{context.t('mail.welcome.text')}</MailText>
      <MailAction href={`${context.appUrl}/dashboard`}>{context.t('mail.welcome.action')}</MailAction>
      <MailNote>{context.t('mail.welcome.note')}</MailNote>
    </>
  ),
});
