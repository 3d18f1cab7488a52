import { createHash } from 'node:crypto';
import { storePicture } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { download } from '#platform/server/outgoing/download.ts';
import { DownloadError } from '#platform/server/outgoing/download-error.ts';
import type { RecordsCtx } from '#records/service.ts';
import { PROJECT_LIMITS } from '../../model/limits.ts';
import type { RepositoryDetails } from './hub.ts';
import { orUndefined } from './or-undefined.ts';
import { locatePicture } from './readme/locate-picture.ts';
import type { ReadmePicture } from './readme/read-inline.ts';

const MEGABYTE = 1024 * 1024;

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
        : await downloadPicture(ctx, location.address, { maxBytes, signal });
    const image = bytes && (await storeImage(ctx, uid, bytes));
    if (image !== undefined) return { image, alt: alt.slice(0, PROJECT_LIMITS.alt) };
  }
  return undefined;
}

async function downloadPicture(
  { settings }: RecordsCtx,
  address: string,
  limits: { maxBytes: number; signal: AbortSignal },
) {
  try {
    return await download(address, {
      ...{ dnsServers: settings.DNS_SERVERS, allowsPrivate: settings.ALLOW_PRIVATE_DOWNLOADS },
      ...{ accept: 'image/*', ...limits },
    });
  } catch (error) {
    if (error instanceof DownloadError) return undefined;
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
