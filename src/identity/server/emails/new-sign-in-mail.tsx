import { z } from 'zod';
import { defineMail, MailAction, MailFacts, MailText } from '#mail/service.ts';

/** Notifies a member of a sign-in from a device that was not used before. */
export const newSignInMail = defineMail({
  name: 'new-sign-in',
  data: z.object({
    browser: z.string().optional(),
    system: z.string().optional(),
    address: z.string(),
    at: z.iso.datetime(),
  }),
  subject: (_data, { t }) => t('mail.newSignIn.subject'),
  body: ({ browser, system, address, at }, { t, name, value, moment, appUrl }) => (
    <>
      <MailText>{t('mail.newSignIn.text')}</MailText>
      <MailFacts
        facts={[
          [t('mail.facts.browser'), browser && name(browser)],
          [t('mail.facts.system'), system && name(system)],
          [t('mail.facts.address'), address && value(address)],
          [t('mail.facts.at'), moment(at)],
        ]}
      />
      <MailText>{t('mail.newSignIn.note')}</MailText>
      <MailAction href={`${appUrl}/profile`}>{t('mail.newSignIn.action')}</MailAction>
    </>
  ),
});
