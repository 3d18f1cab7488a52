import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/** Mail that reports the first opening of a link to its owner. Contains nothing about the visitor. */
export const linkOpenedMail = defineMail({
  name: 'link-opened',
  topic: 'links',
  /** The link's label; may be empty. */
  data: z.object({ label: z.string() }),
  subject: ({ label }, { t, name }) =>
    label ? t('portfolio-readers.opened.subjectNamed', { label: name(label) }) : t('portfolio-readers.opened.subject'),
  body: ({ label }, { t, name, appUrl }) => (
    <>
      <MailText>
        {label ? t('portfolio-readers.opened.text', { label: name(label) }) : t('portfolio-readers.opened.textUnnamed')}
      </MailText>
      <MailAction href={`${appUrl}/share`}>{t('portfolio-readers.opened.action')}</MailAction>
      <MailNote>{t('portfolio-readers.opened.note')}</MailNote>
    </>
  ),
});
