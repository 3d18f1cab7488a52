import type { FilesKernel } from '#files/service.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';
import { PICTURE_WIDTH } from '../../pages/told-of-cv.ts';
import { pdfOf } from '../../render/set-cv.ts';
import { attachment } from '../attachment.ts';
import { pictureOfPage } from '../picture-of-page.ts';
import { sheetOfMember } from '../sheet-of.ts';
import { headersOf } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';

/** The PDF of a CV for its readers, by the name of the person: what the CV is called is its member's own business. */
export async function pdfBody(files: FilesKernel, { ownerId, visibility, content }: PublicCv): Promise<ReadyBody> {
  const bytes = await pdfOf(await sheetOfMember({ files }, ownerId, content));
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachment(`${content.basics.name.trim() || 'CV'}.pdf`),
    'cache-control': 'no-cache',
    ...headersOf(visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}

/** Its first page as a picture, for wherever its address is posted. */
export async function pictureBody(files: FilesKernel, { ownerId, visibility, content }: PublicCv): Promise<ReadyBody> {
  const sheet = await sheetOfMember({ files }, ownerId, content);
  const bytes = await pictureOfPage(sheet, { page: 1, width: PICTURE_WIDTH, format: 'png' });
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    ...headersOf(visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}
