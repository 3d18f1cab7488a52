import { Readable } from 'node:stream';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { attachmentHeader } from '#platform/server/http/content-disposition.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { zipStream } from '#platform/server/zip-stream.ts';
import type { PortfolioCtx } from '../context.ts';
import { loadSite } from '../site/load-site.ts';
import { packSite } from './pack-site.ts';

const SITE_EXPORTS: RateLimit = { name: 'site exports', tries: 10, seconds: 60 * 60 };

/** Returns the member's published site as a ZIP of static files, streamed while it is built. */
export async function exportSite({ actor, files, limits, clock }: PortfolioCtx) {
  const { uid, user } = requireMember(actor);
  await limits.count(SITE_EXPORTS, uid);
  const siteData = await loadSite(files, uid, 'published', { asOwner: uid });
  if (!siteData) throw new AppError('NOT_FOUND', { text: { word: 'siteNotPublished' } });
  const exportedAt = clock.now();
  const name = `${user.profile.username || 'site'}-${exportedAt.toISOString().slice(0, 10)}.zip`;
  return {
    headers: { 'content-type': 'application/zip', 'content-disposition': attachmentHeader(name) },
    body: Readable.toWeb(zipStream(packSite(files, siteData), exportedAt)) as ReadableStream,
  };
}
