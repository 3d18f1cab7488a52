import { createHash } from 'node:crypto';
import { storePicture } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { fetchPublic } from '#platform/server/outgoing/fetch-public.ts';
import { OutgoingError } from '#platform/server/outgoing/outgoing-request.ts';
import type { RecordsCtx } from '#records/service.ts';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { RepositoryDetails } from './hub.ts';
import { orUndefined } from './or-undefined.ts';
import { locatePicture } from './readme/locate-picture.ts';
import type { ReadmePicture } from './readme/read-inline.ts';

const MEGABYTE = 1024 * 1024;
const TIMEOUT_MS = 10_000;

type Details = Pick<RepositoryDetails, 'repository' | 'readme' | 'readFile'>;
type Options = { uid: string; signal: AbortSignal };

/**
 * Makes an image of the first of a README’s pictures that can be read; returns undefined if none can. Files of the
 * repository come from its hub, others from the public internet.
 */
export async function storeReadmePicture(
  ctx: RecordsCtx,
  { repository, readme, readFile }: Details,
  pictures: readonly ReadmePicture[],
  { uid, signal }: Options,
): Promise<{ image: string; alt: string } | undefined> {
  const maxBytes = ctx.instance.current.fileMegabytes * MEGABYTE;
  for (const { address, alt } of pictures) {
    const location = locatePicture(address, repository, readme?.path ?? '');
    if (!location) continue;
    const bytes =
      'file' in location
        ? await orUndefined(() => readFile(location.file, maxBytes))
        : await fetchPicture(location.address, { maxBytes, timeoutMs: TIMEOUT_MS, signal });
    const image = bytes && (await storeImage(ctx, uid, bytes));
    if (image !== undefined) return { image, alt: alt.slice(0, PROJECT_LIMITS.alt) };
  }
  return undefined;
}

async function fetchPicture(address: string, options: Parameters<typeof fetchPublic>[1]) {
  try {
    const { status, bytes } = await fetchPublic(address, options);
    return status === 200 ? bytes : undefined;
  } catch (error) {
    if (error instanceof OutgoingError) return undefined;
    throw error;
  }
}

/** Makes an image; returns undefined if it is none, or if the member has no space for it. */
async function storeImage(ctx: RecordsCtx, uid: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('base64url');
  const md5 = createHash('md5').update(bytes).digest('base64');
  try {
    return await storePicture(ctx.files, uid, { bytes, sha256, md5 });
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
