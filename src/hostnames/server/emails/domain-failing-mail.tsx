import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';
import { DOMAINS_PATH } from './domains-path.ts';

/** Warns a member that the DNS records of their domain are wrong, while the site is still served there. */
export const domainFailingMail = defineMail({
  name: 'domain-failing',
  topic: 'domains',
  data: z.object({ domain: z.string(), until: z.iso.datetime() }),
  subject: ({ domain, until }, { t, value, day }) =>
    t('mail.domainFailing.subject', { domain: value(domain), until: day(until) }),
  heading: ({ domain }, { t, value }) => t('mail.domainFailing.heading', { domain: value(domain) }),
  body: ({ until }, { t, moment, appUrl }) => (
    <>
      <MailText>{t('mail.domainFailing.text', { until: moment(until) })}</MailText>
      <MailAction href={appUrl + DOMAINS_PATH}>{t('mail.domainFailing.action')}</MailAction>
      <MailNote>{t('mail.domainFailing.note')}</MailNote>
    </>
  ),
});
