import { z } from 'zod';
import { defineMail, MailAction, MailFacts, MailText } from '#mail/service.ts';
import { SECURITY_CHANGES } from '../../model/security-changes.ts';

/** Notifies a member of a change to the security of their account, with its time and IP address. */
export const accountSecurityMail = defineMail({
  name: 'account-security',
  data: z.object({ change: z.enum(SECURITY_CHANGES), address: z.string(), at: z.iso.datetime() }),
  subject: ({ change }, { t }) => t(`mail.accountSecurity.changes.${change}`),
  body: ({ change, address, at }, { t, value, moment, appUrl }) => (
    <>
      <MailText>{t(`mail.accountSecurity.changes.${change}`)}</MailText>
      <MailFacts
        facts={[
          [t('mail.facts.address'), address && value(address)],
          [t('mail.facts.at'), moment(at)],
        ]}
      />
      <MailText>{t('mail.accountSecurity.note')}</MailText>
      <MailAction href={`${appUrl}/profile`}>{t('mail.accountSecurity.action')}</MailAction>
    </>
  ),
});
