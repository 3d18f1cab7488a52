/** Door of the CV domain for the server. */

export { typefacesOf } from './model/exports/typefaces.ts';
export { FONT_PAIRS, fallbacksFor } from './model/fonts.ts';
export { isFacePath } from './pages/cv-path.ts';
export { drawCard } from './render/card/draw-card.ts';
export { type FaceStyle, faceFileOf } from './render/font-files.ts';
export { commentsPart } from './server/comments/comments-part.ts';
export { isCommentPath, makeCommentDoor } from './server/comments/receive-comment.ts';
export { startCommentMails } from './server/comments/tell-of-comments.ts';
export { cvMails } from './server/mails.ts';
export { portableCvs } from './server/portable-cvs.ts';
export { pdfBody } from './server/public/file-bodies.ts';
export { articleForSite } from './server/public/for-site.ts';
export { makeCvPages } from './server/public/make-cv-pages.ts';
export { type PublicCv, publicCvIn } from './server/public/public-cv.ts';
export { cvRouter } from './server/router.ts';
