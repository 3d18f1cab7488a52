import type { FilesKernel } from '#files/service.ts';
import { makeReadyBody, type ReadyBody } from '#platform/http/ready-body.ts';
import { PICTURE_WIDTH } from '../../pages/told-of-cv.ts';
import { pdfOf } from '../../render/set-cv.ts';
import { attachment } from '../attachment.ts';
import { pictureOfPage } from '../picture-of-page.ts';
import { sheetOfMember } from '../sheet-of.ts';
import { headersOf } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';

/** Returns the response with a public CV's PDF, named after the person; the CV's own name is private to the member. */
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

/** Returns the response with a preview image of the first page, for link previews elsewhere. */
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
