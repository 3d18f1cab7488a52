import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { ReadyBody } from '#platform/server/http/ready-body.ts';
import { readPublished } from '#records/service.ts';
import { type Sharing, VISIBILITIES } from '../../contract.ts';
import type { CvContent } from '../../model/content.ts';
import { toPublicLetter } from '../../model/public/public-content.ts';
import { parseLinkPath, urlsBelowLink } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';
import { publishedContentOf } from '../publication/published-content.ts';
import { commentsForPage } from './comments-for-page.ts';
import { pdfBody, previewImageBody } from './file-responses.ts';
import { pageBody } from './page-body.ts';
import { maskCv, type PublicCv, publicContent } from './public-cv.ts';
import { fontBody } from './send-font.ts';

/** A CV shared by a link, with only the content that visitors may see. */
export type LinkedCv = {
  id: string;
  ownerId: string;
  content: CvContent;
  originals?: OriginalTexts;
  /** Id of the letter that is shown instead of the CV. */
  letter?: string;
};

/** Settings of the link, which apply instead of the CV's own sharing settings. */
type LinkSettings = {
  linkId: string;
  path: string;
  download: boolean;
  comments: Sharing['comments'];
  isMasked: boolean;
  isListed: boolean;
};

/** Returns a CV outside the trash in any visibility: creating a link to a CV shares it. */
export async function findCvForLink(tx: Pick<Tx, 'sql'>, id: string): Promise<LinkedCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: VISIBILITIES });
  if (!found) return undefined;
  const { ownerId, document } = found;
  return { id: found.id, ownerId, ...publicContent(await publishedContentOf(tx, found.id, document.document)) };
}

/** Returns a letter of a CV outside the trash, as it is saved: letters have no published version. */
export async function findLetterForLink(
  tx: Pick<Tx, 'sql'>,
  { id, letter }: { id: string; letter: string },
): Promise<LinkedCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: VISIBILITIES });
  const content = found && toPublicLetter(found.document.document, letter, undefined);
  return content && { id: found.id, ownerId: found.ownerId, content, letter };
}

/** Returns the response for a path below the page of a CV or a letter. */
export async function bodyBelow(kernel: StorageKernel, cv: PublicCv, subpath: string): Promise<ReadyBody> {
  const target = parseLinkPath(subpath, cv.letter === undefined ? 'cv' : 'letter');
  if (!target) throw new AppError('NOT_FOUND');
  if ('face' in target) return fontBody(cv, target.face);
  switch (target.form) {
    case 'page':
      return pageBody(kernel, cv, { comments: await commentsForPage(kernel, cv) });
    case 'picture':
      return previewImageBody(kernel, cv);
    case 'pdf':
      if (!cv.sharing.download) throw new AppError('NOT_FOUND');
      return pdfBody(kernel, cv);
  }
}

/** Returns a CV with the settings of the link that it is shown by. */
export function toLinkedPage(linkedCv: LinkedCv & LinkSettings): PublicCv {
  const { id, ownerId, content, originals, letter, linkId, path, download, comments, isMasked, isListed } = linkedCv;
  const cv: PublicCv = {
    ...{ id, ownerId, content, linkId, visibility: isListed ? 'public' : 'link' },
    ...(originals && { originals }),
    // Readers comment on the blocks of a CV, which letters don't have.
    sharing: { download, contact: 'shown', comments: letter === undefined ? comments : 'off' },
    ...(letter === undefined ? { urls: urlsBelowLink(path) } : { letter, urls: urlsBelowLink(path, 'letter') }),
  };
  return isMasked ? maskCv(cv) : cv;
}
