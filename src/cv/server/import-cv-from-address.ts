import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { download } from '#platform/server/outgoing/download.ts';
import { DownloadError, type DownloadFailure } from '#platform/server/outgoing/download-error.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import type { RecordsCtx } from '#records/service.ts';
import { fileAddressesOf } from './import/file-addresses.ts';
import { createCvFromFile } from './import-cv.ts';
import { readForReview } from './read-cv-file.ts';
import { MAX_FILE_BYTES } from './worker/file-content.ts';

/** Limits downloads per member, so that nobody uses the instance to send requests to others. */
export const CV_DOWNLOADS: RateLimit = { name: 'cv download', tries: 30, seconds: 3600 };

const TIMEOUT_MS = 10_000;

/** Formats that servers are asked for, of those that they have. */
const ACCEPT = 'application/json, application/yaml, application/xml;q=0.9, */*;q=0.5';

const WORD_BY_FAILURE: Record<
  DownloadFailure,
  'invalidUrl' | 'addressPrivate' | 'addressUnreachable' | 'addressTooLarge'
> = {
  invalid: 'invalidUrl',
  private: 'addressPrivate',
  unreachable: 'addressUnreachable',
  tooLarge: 'addressTooLarge',
};

type AddressInput = { address: string };

/** Creates a CV from a file at a web address and returns it with an import report. */
export const importCvFromAddress = async (ctx: RecordsCtx, input: AddressInput, signal: AbortSignal | undefined) =>
  createCvFromFile(ctx, { bytes: await downloadForMember(ctx, input), signal });

/** Reads a CV from a file at a web address, for a review. Nothing is stored. */
export const readCvFromAddress = async (ctx: RecordsCtx, input: AddressInput, signal: AbortSignal | undefined) =>
  readForReview(ctx, { bytes: await downloadForMember(ctx, input), signal });

async function downloadForMember(ctx: RecordsCtx, { address }: AddressInput) {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(CV_DOWNLOADS, uid);
  return downloadCv(ctx, address);
}

async function downloadCv({ settings }: RecordsCtx, address: string): Promise<Buffer> {
  const options = {
    dnsServers: settings.DNS_SERVERS,
    allowsPrivate: settings.ALLOW_PRIVATE_DOWNLOADS,
    maxBytes: MAX_FILE_BYTES,
    accept: ACCEPT,
    // Of all downloads together.
    signal: AbortSignal.timeout(TIMEOUT_MS),
  };
  const [first = address, second] = fileAddressesOf(address);
  try {
    const file = download(first, options);
    return await (second === undefined ? file : file.catch((error) => downloadInstead(error, second, options)));
  } catch (error) {
    if (!(error instanceof DownloadError)) throw error;
    throw invalidFields([{ path: 'address', text: { word: WORD_BY_FAILURE[error.reason] } }]);
  }
}

/** Downloads a second file if the first isn't there. */
function downloadInstead(error: unknown, second: string, options: Parameters<typeof download>[1]) {
  if (error instanceof DownloadError && error.reason === 'unreachable') return download(second, options);
  throw error;
}
