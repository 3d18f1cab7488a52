import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/** Tells a member that a link of theirs was opened for the first time. Of who opened it, it knows nothing. */
export const openedMail = defineMail({
  name: 'link-opened',
  /** As its owner calls it; nothing where they don't. */
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
