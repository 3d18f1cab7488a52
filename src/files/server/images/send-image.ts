import { pipeline } from 'node:stream/promises';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange, Handler } from '#platform/server/http/front.ts';
import { readImagePath } from '../../model/images.ts';
import type { StorageKernel } from '../context.ts';
import { findVariant } from './store.ts';

/** Cache-Control of images. An id is never reused, so its variants may be cached forever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

export const isImagePath = (path: string) => path.startsWith('/images/');

type Options = {
  kernel: StorageKernel;
  /** Identifies the caller; only called for images that were taken down. */
  uidOf: (exchange: Exchange) => Promise<string | undefined>;
};

export function sendImages({ kernel: { db, blobs, isDown }, uidOf }: Options): Handler {
  return async (exchange: Exchange) => {
    const { request, response, visit } = exchange;
    const requested = readImagePath(visit.path);
    if (!requested || `/images/${requested.id}/${requested.width}.${requested.format}` !== visit.path)
      throw new AppError('NOT_FOUND');
    const { id, width, format } = requested;
    const variant = await db.asVisitor(({ sql }) => findVariant(sql, id, width, format), [id]);
    if (!variant) throw new AppError('NOT_FOUND');
    const { ownerId } = variant;
    if ((await isDown({ ownerId, imagesOf: async () => [id] })) && (await uidOf(exchange)) !== ownerId) {
      throw new AppError('NOT_FOUND');
    }
    const etag = `"${requested.id}-${requested.width}"`;
    const headers = { 'cache-control': IMMUTABLE, etag, 'cross-origin-resource-policy': 'cross-origin' };
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const stream = request.method === 'HEAD' ? undefined : await blobs.open(variant.blob);
    if (!stream && request.method !== 'HEAD') throw new AppError('NOT_FOUND');
    response.writeHead(200, {
      ...headers,
      'content-type': `image/${requested.format}`,
      'content-length': variant.size,
    });
    if (stream) await pipeline(stream, response).catch(() => response.destroy());
    else response.end();
  };
}
