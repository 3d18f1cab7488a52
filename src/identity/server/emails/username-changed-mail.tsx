import { z } from 'zod';
import { defineMail, MailAction, MailFacts, MailNote, MailText } from '#mail/service.ts';
import { Greeting } from './greeting.tsx';

/** Notifies a member of the new username, and until when the old one redirects to it. */
export const usernameChangedMail = defineMail({
  name: 'username-changed',
  data: z.object({
    displayName: z.string(),
    oldUsername: z.string(),
    newUsername: z.string(),
    redirectsUntil: z.iso.datetime(),
  }),
  subject: (_data, { t }) => t('mail.usernameChanged.subject'),
  body: ({ displayName, oldUsername, newUsername, redirectsUntil }, context) => {
    const { t, value, day, appUrl } = context;
    return (
      <>
        <Greeting to={displayName} context={context} />
        <MailText>{t('mail.usernameChanged.text')}</MailText>
        <MailFacts
          facts={[
            [t('mail.facts.before'), oldUsername && value(oldUsername)],
            [t('mail.facts.now'), value(newUsername)],
          ]}
        />
        {oldUsername && <MailText>{t('mail.usernameChanged.kept', { day: day(redirectsUntil) })}</MailText>}
        <MailAction href={`${appUrl}/profile`}>{t('mail.usernameChanged.action')}</MailAction>
        <MailNote>{t('mail.usernameChanged.note')}</MailNote>
      </>
    );
  },
});
