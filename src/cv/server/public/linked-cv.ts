import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { ReadyBody } from '#platform/server/http/ready-body.ts';
import { readPublished } from '#records/service.ts';
import { VISIBILITIES } from '../../contract.ts';
import type { CvContent } from '../../model/content.ts';
import { parseLinkPath, urlsBelowLink } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';
import { publishedContentOf } from '../publication/published-content.ts';
import { pdfBody, previewImageBody } from './file-responses.ts';
import { pageBody } from './page-body.ts';
import { maskCv, type PublicCv, publicContent } from './public-cv.ts';
import { fontBody } from './send-font.ts';

/** A CV shared by a link, with only the content that visitors may see. */
export type LinkedCv = { id: string; ownerId: string; content: CvContent; originals?: OriginalTexts };

/** Settings of the link, which apply instead of the CV's own sharing settings. */
type LinkSettings = { path: string; download: boolean; isMasked: boolean; isListed: boolean };

/** Returns a CV outside the trash in any visibility: creating a link to a CV shares it. */
export async function findCvForLink(tx: Pick<Tx, 'sql'>, id: string): Promise<LinkedCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: VISIBILITIES });
  if (!found) return undefined;
  const { ownerId, document } = found;
  return { id: found.id, ownerId, ...publicContent(await publishedContentOf(tx, found.id, document.document)) };
}

/** Returns the response for a path below the link: the page, its PDF, its preview image or a web font. */
export const linkedCvBody = (kernel: StorageKernel, linkedCv: LinkedCv & LinkSettings, subpath: string) =>
  bodyBelow(kernel, toPublicCv(linkedCv), subpath);

/** Returns the response for a path below the page of a CV. */
export async function bodyBelow(kernel: StorageKernel, cv: PublicCv, subpath: string): Promise<ReadyBody> {
  const target = parseLinkPath(subpath);
  if (!target) throw new AppError('NOT_FOUND');
  if ('face' in target) return fontBody(cv, target.face);
  switch (target.form) {
    case 'page':
      return pageBody(kernel, cv);
    case 'picture':
      return previewImageBody(kernel, cv);
    case 'pdf':
      if (!cv.sharing.download) throw new AppError('NOT_FOUND');
      return pdfBody(kernel, cv);
  }
}

function toPublicCv({
  id,
  ownerId,
  content,
  originals,
  path,
  download,
  isMasked,
  isListed,
}: LinkedCv & LinkSettings): PublicCv {
  const cv: PublicCv = {
    ...{ id, ownerId, content, visibility: isListed ? 'public' : 'link' },
    ...(originals && { originals }),
    sharing: { download, contact: 'shown', comments: 'off' },
    urls: urlsBelowLink(path),
  };
  return isMasked ? maskCv(cv) : cv;
}
