/** Door of the CV domain for the server. */

export { isFacePath } from './pages/cv-path.ts';
export { commentsPart } from './server/comments/comments-part.ts';
export { isCommentPath, makeCommentDoor } from './server/comments/receive-comment.ts';
export { startCommentMails } from './server/comments/tell-of-comments.ts';
export { cvMails } from './server/mails.ts';
export { portableCvs } from './server/portable-cvs.ts';
export { makeCvPages } from './server/public/make-cv-pages.ts';
export { cvRouter } from './server/router.ts';
