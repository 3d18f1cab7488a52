import { z } from 'zod';
import { defineMail, MailAction, MailNote, MailText } from '#mail/service.ts';

/** Mail to the owner of a CV about all new comments on it. */
export const newCommentsMail = defineMail({
  name: 'new-comments',
  topic: 'comments',
  data: z.object({
    cvId: z.uuid(),
    cvName: z.string(),
    count: z.int(),
    /** Number of comments that await approval. */
    held: z.int(),
    /** The beginnings of the first comments. */
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
