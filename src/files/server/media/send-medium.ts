import { AppError } from '#platform/pure/errors.ts';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import type { Exchange, Handler } from '#platform/server/http/front.ts';
import { MEDIA_TYPES } from '../../model/media/formats.ts';
import { mediaPath, readMediaPath } from '../../model/media/media-path.ts';
import type { StorageKernel } from '../context.ts';
import { sendRange } from '../protocol/send-range.ts';
import { SANDBOX_POLICY } from '../sandbox-policy.ts';
import { findSentMedium } from './store.ts';

/** Cache-Control of media. An id is never reused, so its bytes may be cached forever. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Lets the browser play a video or recording that was opened by its address, which it loads as from a page of the same
 * origin. No script can run.
 */
const PLAYER_POLICY = "default-src 'none'; style-src 'unsafe-inline'; media-src 'self'; sandbox allow-same-origin";

export const isMediaPath = (path: string) => path.startsWith('/media/');

type Options = {
  kernel: StorageKernel;
  /** Identifies the caller; only called for media that were taken down. */
  uidOf: (exchange: Exchange) => Promise<string | undefined>;
};

/** Sends the bytes of media, or the requested range of them, to anyone who has the id. */
export function sendMedia({ kernel: { db, blobs, isDown }, uidOf }: Options): Handler {
  return async (exchange) => {
    const { path } = exchange.visit;
    const requested = readMediaPath(path);
    if (!requested || mediaPath(requested.id, requested.format) !== path) throw new AppError('NOT_FOUND');
    const { id, format } = requested;
    const medium = await db.asVisitor(({ sql }) => findSentMedium(sql, id), [id]);
    if (!medium || medium.format !== format) throw new AppError('NOT_FOUND');
    const { ownerId, kind, name, size, blob, captions } = medium;
    if ((await isDown({ ownerId, imagesOf: async () => [id] })) && (await uidOf(exchange)) !== ownerId) {
      throw new AppError('NOT_FOUND');
    }
    await sendRange(exchange, {
      size,
      etag: `"${id}"`,
      headers: {
        'cache-control': IMMUTABLE,
        'content-type': MEDIA_TYPES[format],
        'content-disposition': kind === 'file' ? attachmentHeader(name) : 'inline',
        'content-security-policy': kind === 'file' ? SANDBOX_POLICY : PLAYER_POLICY,
      },
      open: captions === null ? (range) => blobs.pieces(blob, range) : async (range) => piecesOf(captions, range),
      missing: () => new AppError('NOT_FOUND'),
    });
  };
}

async function* piecesOf(text: string, { start, end }: { start: number; end: number }) {
  yield Buffer.from(text).subarray(start, end);
}
