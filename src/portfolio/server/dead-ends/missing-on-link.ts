import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import type { ReadyBody } from '#platform/server/http/ready-body.ts';
import { readLanguageFolder } from '../../pages/site-paths.ts';
import { hasAccessCookie } from '../shares/access-cookie.ts';
import { findShare } from '../shares/find-share.ts';
import { loadSharedProject, loadSharedSite, type SharedItem } from '../shares/load-shared.ts';
import type { ShareAccess } from '../shares/share-access.ts';
import { sharedPathAt } from '../shares/shared-path.ts';
import type { PublicShare } from '../shares/store.ts';
import type { SiteData } from '../site/load-site.ts';
import { missingPageBody } from '../site/site-body.ts';
import { deadEndBody } from './dead-end-body.ts';

/**
 * Returns the 404 page behind a live link for addresses at which the link leads to no page, in the design of the site.
 * Throws NOT_FOUND for visitors who don't see what is behind the link.
 */
export async function missingOnLink(
  files: StorageKernel,
  exchange: Exchange,
  { access, rest }: { access: ShareAccess; rest: string },
): Promise<ReadyBody> {
  if (access.passwordHash !== null && !hasAccessCookie(files, exchange, access)) throw new AppError('NOT_FOUND');
  const at = sharedPathAt(access, rest);
  const item = at?.kind === 'item' ? at.item : undefined;
  // The pages of CVs and letters, and the list of a bundle, are in no design of a site.
  if (item?.kind !== 'portfolio' && item?.kind !== 'project') return deadEndBody('missing', exchange.visit.language);
  const folder = readLanguageFolder(at?.kind === 'item' ? at.rest : rest);
  const day = files.clock.now().toISOString().slice(0, 10);
  const key = { host: 'instance', path: `${item.base}?missing`, language: `${day} ${folder}` };
  const body = await files.pages.get(key, async () => {
    const share = await findShare(files, access.id);
    if (!share) throw new AppError('NOT_FOUND');
    return { body: await bodyOf(files, share, { item, folder }), tags: [share.ownerId] };
  });
  if (access.passwordHash === null) return body;
  return { ...body, headers: { ...body.headers, 'cache-control': 'private, no-store' }, encodings: new Map() };
}

type MissingPage = { item: SharedItem; folder: SiteData['hosting']['language'] | undefined };

async function bodyOf(files: StorageKernel, share: PublicShare, { item, folder }: MissingPage) {
  if (item.kind === 'project') {
    const { siteData, place: urls } = await loadSharedProject(files, share, item);
    return missingPageBody(files, siteData, { urls, isStandalone: true });
  }
  const { siteData, place: urls } = await loadSharedSite(files, share, item, undefined);
  const isShown = folder !== undefined && siteData.view.languages.includes(folder);
  const shown = isShown ? await loadSharedSite(files, share, item, folder) : { siteData, place: urls };
  return missingPageBody(files, shown.siteData, { urls: shown.place });
}
