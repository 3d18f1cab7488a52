import { newCommentsMail } from './emails/new-comments-mail.tsx';

/** All mails of the CV domain. */
export const cvMails = [newCommentsMail];
