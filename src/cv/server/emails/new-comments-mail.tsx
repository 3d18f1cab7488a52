import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/** Tells the owner of a CV of what readers have said of it, in one mail for all that came meanwhile. */
export const newCommentsMail = defineMail({
  name: 'new-comments',
  data: z.object({
    cvId: z.uuid(),
    cvName: z.string(),
    count: z.int(),
    /** Of them, those that nobody sees until the owner agrees. */
    held: z.int(),
    /** The first words of the first ones. */
    comments: z.array(z.object({ id: z.uuid(), readerName: z.string(), words: z.string() })),
  }),
  subject: ({ count, cvName }, { t, name }) => t('mail.newComments.subject', { count, cv: name(cvName) }),
  body: ({ cvId, count, held, comments }, { t, name, appUrl }) => (
    <>
      {held > 0 && <MailText>{t('mail.newComments.held', { count: held })}</MailText>}
      {comments.map(({ id, readerName, words }) => (
        <MailText key={id}>
          <strong>{name(readerName)}</strong>
          <br />
          {name(words)}
        </MailText>
      ))}
      {count > comments.length && <MailText>{t('mail.newComments.more', { count: count - comments.length })}</MailText>}
      <MailAction href={`${appUrl}/cv/${cvId}/edit?review=comments`}>{t('mail.newComments.action')}</MailAction>
      <MailNote>{t('mail.newComments.note')}</MailNote>
    </>
  ),
});
