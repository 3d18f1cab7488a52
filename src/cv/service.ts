/** Public interface of the CV domain for the server. */

export { typefacesOf } from './model/exports/typefaces.ts';
export { FONT_PAIRS, fallbacksFor } from './model/fonts.ts';
export { languageOf } from './model/language-of.ts';
export { upgradeContent } from './model/upgrade.ts';
export { isFacePath, placeBelow, readCvPath } from './pages/cv-path.ts';
export { drawCard } from './render/card/draw-card.ts';
export { type FaceStyle, faceFileOf } from './render/font-files.ts';
export { asFile } from './server/as-file.ts';
export { commentsPart } from './server/comments/comments-part.ts';
export { isCommentPath, makeCommentDoor } from './server/comments/receive-comment.ts';
export { startCommentMails } from './server/comments/tell-of-comments.ts';
export { cvKind } from './server/cv-kind.ts';
export { sharedCvs, waitingComments } from './server/glance/at-a-glance.ts';
export { weightyFindings } from './server/glance/weighty-findings.ts';
export { cvMails } from './server/mails.ts';
export { portableCvs } from './server/portable-cvs.ts';
export { cvForLink, type LinkedCv, linkedCvBody } from './server/public/behind-link.ts';
export { pdfBody } from './server/public/file-bodies.ts';
export { articleForSite } from './server/public/for-site.ts';
export { makeCvPages } from './server/public/make-cv-pages.ts';
export { findPublicCv, maskedCv, type PublicCv, publicCvIn } from './server/public/public-cv.ts';
export { cvRouter } from './server/router.ts';
