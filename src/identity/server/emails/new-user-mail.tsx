import { z } from 'zod';
import { defineMail, MailAction, MailFacts, MailText } from '#mail/service.ts';

/** Notifies an admin of a new member. */
export const newUserMail = defineMail({
  name: 'new-user',
  topic: 'newMembers',
  data: z.object({ displayName: z.string(), email: z.string(), username: z.string() }),
  subject: ({ displayName, email }, { t, name, value }) =>
    t('mail.newUser.subject', { name: displayName ? name(displayName) : value(email) }),
  body: ({ displayName, email, username }, { t, name, value, appUrl }) => (
    <>
      <MailText>{t('mail.newUser.text')}</MailText>
      <MailFacts
        facts={[
          [t('mail.facts.name'), displayName && name(displayName)],
          [t('mail.facts.email'), value(email)],
          [t('mail.facts.username'), username && value(username)],
        ]}
      />
      <MailAction href={`${appUrl}/admin`}>{t('mail.newUser.action')}</MailAction>
    </>
  ),
});
