import { z } from 'zod';
import { defineMail, MailAction, MailAddress, MailNote, MailQuote, MailText } from '#mail/service.ts';
import { SHARE_TARGETS } from '../../model/share-target.ts';

const linkDetails = z.object({
  name: z.string(),
  email: z.string(),
  url: z.string(),
  message: z.string(),
  hasPassword: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
});

/** Mail that sends a member's link to a recipient. Replies go to the member. */
export const shareMail = defineMail({
  name: 'share',
  topic: 'shared',
  data: z.object({
    kind: z.enum(SHARE_TARGETS),
    /** Erased once the mail has been delivered. */
    given: linkDetails.optional(),
  }),
  subject: ({ kind, given: link }, { t, name }) =>
    link
      ? t('portfolio-mail.share.subject', { kind, name: name(link.name) })
      : t('portfolio-mail.share.forgottenSubject'),
  body: ({ kind, given: link }, { t, name, value, moment }) =>
    link ? (
      <>
        {link.message && <MailQuote>{link.message}</MailQuote>}
        <MailAction href={link.url}>{t('portfolio-mail.share.open', { kind })}</MailAction>
        {link.hasPassword && <MailText>{t('portfolio-mail.share.password', { name: name(link.name) })}</MailText>}
        {link.expiresAt && <MailText>{t('portfolio-mail.share.until', { moment: moment(link.expiresAt) })}</MailText>}
        <MailText>{t('portfolio-mail.share.answer', { name: name(link.name), email: value(link.email) })}</MailText>
        <MailAddress href={link.url}>{t('mail.address')}</MailAddress>
        <MailNote>{t('portfolio-mail.share.stranger', { name: name(link.name) })}</MailNote>
      </>
    ) : (
      <MailText>{t('portfolio-mail.share.forgotten')}</MailText>
    ),
  replyTo: ({ given: link }) => link && { name: link.name, address: link.email },
  forget: ({ kind }) => ({ kind }),
});
