import type { StorageKernel } from '#files/service.ts';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { PREVIEW_IMAGE_WIDTH } from '../../pages/page-metadata.ts';
import { renderPdf } from '../../render/render-cv.ts';
import { renderInputOfMember } from '../render-input.ts';
import { renderPageImage } from '../render-page-image.ts';
import { privacyHeadersOf } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';

/** Returns the response with a public CV's PDF, named after the person; the CV's own name is private to the member. */
export async function pdfBody(kernel: StorageKernel, { ownerId, visibility, content }: PublicCv): Promise<ReadyBody> {
  const bytes = await renderPdf(await renderInputOfMember({ files: kernel }, ownerId, content));
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachmentHeader(`${content.basics.name.trim() || 'CV'}.pdf`),
    'cache-control': 'no-cache',
    ...privacyHeadersOf(visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}

/** Returns a picture of the first page of a public CV, for preview images of pages that show it. */
export async function firstPageImage(
  kernel: StorageKernel,
  { ownerId, content }: Pick<PublicCv, 'ownerId' | 'content'>,
  width: number,
): Promise<Uint8Array> {
  const input = await renderInputOfMember({ files: kernel }, ownerId, content);
  return renderPageImage(input, { page: 1, width, format: 'webp' });
}

/** Returns the response with a preview image of the first page, for link previews elsewhere. */
export async function previewImageBody(
  kernel: StorageKernel,
  { ownerId, visibility, content }: PublicCv,
): Promise<ReadyBody> {
  const input = await renderInputOfMember({ files: kernel }, ownerId, content);
  const bytes = await renderPageImage(input, { page: 1, width: PREVIEW_IMAGE_WIDTH, format: 'png' });
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    ...privacyHeadersOf(visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}
