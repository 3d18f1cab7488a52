import type { StorageKernel } from '#files/service.ts';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import { makeReadyBody, type ReadyBody } from '#platform/server/http/ready-body.ts';
import { PREVIEW_IMAGE_WIDTH } from '../../pages/page-metadata.ts';
import { type RenderInput, renderPdf } from '../../render/render-cv.ts';
import { renderInputOfMember } from '../render-input.ts';
import { renderPageImage } from '../render-page-image.ts';
import { privacyHeadersOf } from './page-body.ts';
import type { PublicCv } from './public-cv.ts';
import { letterToShow } from './shown-document.ts';

/** Returns the response with a public CV's PDF, named after the person; the CV's own name is private to the member. */
export async function pdfBody(kernel: StorageKernel, cv: PublicCv): Promise<ReadyBody> {
  const { visibility, content } = cv;
  const bytes = await renderPdf(await inputOf(kernel, cv));
  const title = letterToShow(cv)?.title ?? content.basics.name.trim();
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': attachmentHeader(`${title || 'CV'}.pdf`),
    'cache-control': 'no-cache',
    ...privacyHeadersOf(visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}

/** Returns the CV or its letter ready to typeset. A letter has no photo. */
const inputOf = (kernel: StorageKernel, { ownerId, content, letter }: PublicCv): Promise<RenderInput> | RenderInput =>
  letter === undefined
    ? renderInputOfMember({ files: kernel }, ownerId, content)
    : { content, photo: null, letter, owner: ownerId };

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
export async function previewImageBody(kernel: StorageKernel, cv: PublicCv): Promise<ReadyBody> {
  const bytes = await renderPageImage(await inputOf(kernel, cv), {
    page: 1,
    width: PREVIEW_IMAGE_WIDTH,
    format: 'png',
  });
  const headers = {
    'content-type': 'image/png',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
    ...privacyHeadersOf(cv.visibility),
  };
  return makeReadyBody(200, headers, Buffer.from(bytes));
}
