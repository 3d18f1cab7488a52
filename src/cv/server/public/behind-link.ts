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

/** A CV that a link leads to: whose it is, and all of it that readers may be given. */
export type LinkedCv = { id: string; ownerId: string; content: CvContent };

/** What the link says of it. What the CV says of its own address does not count here. */
type Link = { path: string; download: boolean; isMasked: boolean; isListed: boolean };

/** A CV outside the trash, whoever else may see it: whoever makes a link to it shows it by that. */
export async function cvForLink(tx: Pick<Tx, 'sql'>, id: string): Promise<LinkedCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: VISIBILITIES });
  return found && { id: found.id, ownerId: found.ownerId, content: forReaders(found.document.document, undefined) };
}

/** What stands behind the link under a path below it: the page, its PDF, the picture of it, or a face. */
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
