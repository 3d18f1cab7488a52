import { z } from 'zod';
import { defineMail, MailFacts, MailLink, MailNote, MailQuote, MailText } from '#mail/service.ts';

const from = z.object({ name: z.string(), email: z.string(), message: z.string() });

/** Mail that forwards a contact message to a site's member. Replies go to the sender. */
export const contactMail = defineMail({
  name: 'contact',
  topic: 'messages',
  data: z.object({
    site: z.string(),
    /** Erased once the mail has been delivered. */
    from: from.optional(),
  }),
  subject: ({ site, from: sender }, { t, name, value }) =>
    sender
      ? t('portfolio-contact.mail.subject', { name: name(sender.name), site: value(site) })
      : t('portfolio-contact.mail.subjectForgotten', { site: value(site) }),
  heading: ({ site }, { t, value }) => t('portfolio-contact.mail.heading', { site: value(site) }),
  body: ({ from: sender }, { t, name, value, appUrl }) =>
    sender ? (
      <>
        <MailFacts
          facts={[
            [t('mail.facts.name'), name(sender.name)],
            [t('mail.facts.email'), value(sender.email)],
          ]}
        />
        <MailQuote>{sender.message}</MailQuote>
        <MailText>{t('portfolio-contact.mail.answer')}</MailText>
        <MailNote>
          {t('portfolio-contact.mail.stranger')}{' '}
          {t.rich('portfolio-contact.mail.turnOff', {
            link: (words) => <MailLink href={`${appUrl}/portfolio`}>{words}</MailLink>,
          })}
        </MailNote>
      </>
    ) : (
      <MailText>{t('portfolio-contact.mail.forgotten')}</MailText>
    ),
  replyTo: ({ from: sender }) => sender && { name: sender.name, address: sender.email },
  forget: ({ site }) => ({ site }),
});
