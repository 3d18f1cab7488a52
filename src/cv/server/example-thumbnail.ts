import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { makeContentCache } from '#platform/server/content-cache.ts';
import { isExample } from '../examples/examples.ts';
import { exampleContent } from './create-cv.ts';
import { inColumnsOfTemplate } from './cv-kind.ts';
import { type CvCtx, renderInputOf } from './render-input.ts';
import { renderPageImage } from './render-page-image.ts';

const cache = makeContentCache<{ bytes: Uint8Array }>({
  maxSize: 4 * 1024 * 1024,
  sizeOf: ({ bytes }) => bytes.length,
});

/** Returns the first page of an example CV in the member's name as a thumbnail. */
export async function getExampleThumbnail(ctx: CvCtx, { example, width }: { example: string; width: number }) {
  requireMember(ctx.actor);
  if (!isExample(example)) throw new AppError('NOT_FOUND');
  const content = exampleContent(ctx, example);
  const { name, email } = content.basics;
  const { bytes } = await cache([example, name, email, ctx.language, String(width)], async () => ({
    bytes: await renderPageImage(await renderInputOf(ctx, inColumnsOfTemplate(content)), {
      ...{ page: 1, width, format: 'webp' },
    }),
  }));
  return {
    headers: { 'cache-control': 'private, max-age=86400' },
    body: new Blob([bytes as BlobPart], { type: 'image/webp' }),
  };
}
