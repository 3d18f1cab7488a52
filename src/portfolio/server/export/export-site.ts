import { Readable } from 'node:stream';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Limit } from '#platform/rate-limits.ts';
import type { PortfolioCtx } from '../context.ts';
import { gatherSite } from '../site/gather-site.ts';
import { packSite } from './pack-site.ts';
import { zipOneByOne } from './zip-one-by-one.ts';

const SITE_EXPORTS: Limit = { name: 'site exports', tries: 10, seconds: 60 * 60 };

/** Returns the member's published site as a ZIP of static files, streamed while it is built. */
export async function exportSite({ actor, files, limits, clock }: PortfolioCtx) {
  const { uid, user } = requireMember(actor);
  await limits.count(SITE_EXPORTS, uid);
  const gathered = await gatherSite(files, uid, 'published', { asOwner: uid });
  if (!gathered) throw new AppError('NOT_FOUND', { text: { word: 'siteNotPublished' } });
  const made = clock.now();
  const name = `${user.profile.username || 'site'}-${made.toISOString().slice(0, 10)}.zip`;
  return {
    headers: { 'content-type': 'application/zip', 'content-disposition': `attachment; filename="${name}"` },
    body: Readable.toWeb(zipOneByOne(packSite(files, gathered), made)) as ReadableStream,
  };
}
