/** Public interface of the CV domain for the server. */

export { type CareerStep, careerOf } from './model/entries/career.ts';
export { type EntryDocument, titleOfEntry } from './model/entries/entry.ts';
export { shownWorksOf } from './model/entries/shown-works.ts';
export { FONT_PAIRS, fallbacksFor } from './model/fonts.ts';
export { languageOf } from './model/language-of.ts';
export { typefacesOf } from './model/outline/typefaces.ts';
export { CONTENT_VERSION, upgradeContent } from './model/upgrade.ts';
export {
  COMMENTS_BELOW_LINK,
  isCommentsPath,
  isFontPath,
  namedCvPath,
  parseCvPath,
  readNamedCvPath,
  urlsBelowLink,
} from './pages/cv-path.ts';
export { type CardPicture, renderCard } from './render/card/render-card.ts';
export { type CvTemplate, TEMPLATES } from './render/templates.ts';
export { commentsMemberData } from './server/comments/comments-member-data.ts';
export { countCommentsByCv, countCommentsByLink } from './server/comments/count-comments.ts';
export { startCommentMails } from './server/comments/send-comment-mails.ts';
export { cvKind } from './server/cv-kind.ts';
export { entryKind } from './server/entries/entry-kind.ts';
export { portableEntries } from './server/entries/portable-entries.ts';
export { entriesRouter } from './server/entries/router.ts';
export { fileResponse } from './server/file-response.ts';
export { letterNames } from './server/letter-names.ts';
export { cvMails } from './server/mails.ts';
export { cvPdfsMemberData } from './server/member-export/cv-pdfs.ts';
export { addOcrLanguage, removeOcrLanguage } from './server/ocr/add-ocr-language.ts';
export { installedOcrLanguages, OCR_LANGUAGES } from './server/ocr/ocr-languages.ts';
export { countImportantSuggestions } from './server/overview/count-important-suggestions.ts';
export { countPendingComments, getSharedCvs, listSharedCvs } from './server/overview/cv-overview.ts';
export { portableCvs } from './server/portable-cvs.ts';
export { articleForSite } from './server/public/article-for-site.ts';
export { makeCommentHandler } from './server/public/comment-handler.ts';
export { commentViewBody } from './server/public/comment-view-body.ts';
export { makeCvPageHandler } from './server/public/cv-page-handler.ts';
export { firstPageImage, pdfBody } from './server/public/file-responses.ts';
export { findNamedCv } from './server/public/find-named-cv.ts';
export { bodyBelow, findCvForLink, findLetterForLink, type LinkedCv, toLinkedPage } from './server/public/linked-cv.ts';
export { makeNamedCvHandler } from './server/public/named-cv.ts';
export { findPublicCv, maskCv, type PublicCv } from './server/public/public-cv.ts';
export { receiveComment } from './server/public/receive-comment.ts';
export { shownDocumentOf } from './server/public/shown-document.ts';
export { publishForLink } from './server/publication/publish-for-link.ts';
export {
  cvsPublishedWith,
  publishedCvImagesInUse,
  withUnpublishedChanges,
} from './server/publication/published-content.ts';
export { cvRouter } from './server/router.ts';
export { variantsMemberData } from './server/variants/variants-member-data.ts';
