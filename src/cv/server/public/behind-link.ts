import type { FilesKernel } from '#files/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import type { ReadyBody } from '#platform/http/ready-body.ts';
import { readPublished } from '#records/service.ts';
import { VISIBILITIES } from '../../contract.ts';
import type { CvContent } from '../../model/content.ts';
import { forReaders } from '../../model/public/for-readers.ts';
import { placeBelow, readBelow } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';
import { pdfBody, pictureBody } from './file-bodies.ts';
import { pageBody } from './page-body.ts';
import { maskedCv, type PublicCv } from './public-cv.ts';
import { faceBody } from './send-face.ts';

/** A CV shared by a link, with only the content that visitors may see. */
export type LinkedCv = { id: string; ownerId: string; content: CvContent };

/** Settings of the link, which apply instead of the CV's own sharing settings. */
type Link = { path: string; download: boolean; isMasked: boolean; isListed: boolean };

/** Returns a CV outside the trash in any visibility: creating a link to a CV shares it. */
export async function cvForLink(tx: Pick<Tx, 'sql'>, id: string): Promise<LinkedCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: VISIBILITIES });
  return found && { id: found.id, ownerId: found.ownerId, content: forReaders(found.document.document, undefined) };
}

/** Returns the response for a path below the link: the page, its PDF, its preview image or a web font. */
export async function linkedCvBody(kernel: FilesKernel, given: LinkedCv & Link, rest: string): Promise<ReadyBody> {
  const cv = asShown(given);
  const wanted = readBelow(rest);
  if (!wanted) throw new AppError('NOT_FOUND');
  if ('face' in wanted) return faceBody(cv, wanted.face);
  switch (wanted.form) {
    case 'page':
      return pageBody(kernel, cv);
    case 'picture':
      return pictureBody(kernel, cv);
    case 'pdf':
      if (!cv.sharing.download) throw new AppError('NOT_FOUND');
      return pdfBody(kernel, cv);
  }
}

function asShown({ id, ownerId, content, path, download, isMasked, isListed }: LinkedCv & Link): PublicCv {
  const cv: PublicCv = {
    ...{ id, ownerId, content, visibility: isListed ? 'public' : 'link' },
    sharing: { download, contact: 'shown', comments: 'off' },
    place: placeBelow(path),
  };
  return isMasked ? maskedCv(cv) : cv;
}
