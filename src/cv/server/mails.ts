import { newCommentsMail } from './emails/new-comments-mail.tsx';

/** Every mail of this domain. */
export const cvMails = [newCommentsMail];
