import { z } from 'zod';
import { defineMail, MailFacts, MailText } from '#mail/service.ts';

/** Notifies both the old and the new address that the address of an account has changed. */
export const emailChangedMail = defineMail({
  name: 'email-changed',
  data: z.object({ oldEmail: z.string(), newEmail: z.string() }),
  subject: (_data, { t }) => t('mail.emailChanged.subject'),
  body: ({ oldEmail, newEmail }, { t, value }) => (
    <>
      <MailText>{t('mail.emailChanged.text')}</MailText>
      <MailFacts
        facts={[
          [t('mail.facts.before'), value(oldEmail)],
          [t('mail.facts.now'), value(newEmail)],
        ]}
      />
      <MailText>{t('mail.emailChanged.note')}</MailText>
    </>
  ),
});
