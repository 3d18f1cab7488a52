import { findPublicCv, readCvPath } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { type HostnamesParts, type Whose, whoseHost } from '#hostnames/service.ts';
import { projectKind } from '#projects/service.ts';
import { shownBySlug } from '#records/service.ts';
import type { SitePage } from '../../model/site-view.ts';
import { hasPage } from '../../pages/shown-sections.ts';
import { readSitePath } from '../../pages/site-paths.ts';
import { findShare } from '../shares/find-share.ts';
import type { ShownShare } from '../shares/store.ts';
import { readSharedPath } from './addresses.ts';
import { type GatheredSite, gatherSite } from './gather-site.ts';

/** The content of a page as a target of takedowns. A site has an empty id. */
export type PageTarget = { kind: 'site' | 'cv' | 'project' | 'share'; id: string };
export type PageAt = { ownerId: string; target: PageTarget; address: string };

type Ctx = FilesKernel & Pick<HostnamesParts, 'owners'>;

const SITE: PageTarget = { kind: 'site', id: '' };

/** Returns the owner and content of the page at a public address; undefined if visitors see none there. */
export async function pageAt(ctx: Ctx, typed: string): Promise<PageAt | undefined> {
  const url = URL.parse(typed);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const whose = await whoseHost(ctx, url.host);
  const isHere = whose === undefined && url.host === new URL(ctx.settings.APP_URL).host;
  const found = whose
    ? await onSite(ctx, whose, url.pathname)
    : isHere
      ? await onInstance(ctx, url.pathname)
      : undefined;
  return found && { ...found, address: url.origin + url.pathname };
}

type Found = Omit<PageAt, 'address'>;

async function onInstance(ctx: Ctx, path: string): Promise<Found | undefined> {
  const cvId = readCvPath(path)?.id;
  if (cvId !== undefined) {
    const cv = await findPublicCv(ctx, cvId);
    return cv && { ownerId: cv.ownerId, target: { kind: 'cv', id: cv.id } };
  }
  const shared = readSharedPath(path);
  const share = shared && (await findShare(ctx, shared.first));
  return share && { ownerId: share.ownerId, target: await behind(ctx, share, shared.rest) };
}

/**
 * Returns the content behind a link. Pinned content belongs to the link itself. Behind a password the path is ignored,
 * so that it reveals nothing about the content.
 */
async function behind(ctx: Ctx, share: ShownShare, rest: string): Promise<PageTarget> {
  const { id, ownerId, targetKind, targetId, pinnedAt, passwordHash } = share;
  if (pinnedAt !== null) return { kind: 'share', id };
  if (targetKind !== 'portfolio') return { kind: targetKind, id: targetId ?? '' };
  const page = passwordHash === null ? readSitePath(rest) : undefined;
  const site = page?.kind === 'page' ? await gatherSite(ctx, ownerId, 'published') : undefined;
  return (site && page?.kind === 'page' ? await partOf(ctx, site, page.page) : undefined) ?? SITE;
}

async function onSite(ctx: Ctx, whose: Whose, path: string): Promise<Found | undefined> {
  const site = await gatherSite(ctx, 'username' in whose ? whose : whose.ownerId, 'published');
  const target = readSitePath(path.slice(1));
  if (!site?.home.site.open || target?.kind !== 'page') return undefined;
  const part = await partOf(ctx, site, target.page);
  return part || hasPage(site.view, target.page) ? { ownerId: site.ownerId, target: part ?? SITE } : undefined;
}

/** Returns the part of a site that has a page of its own and can be taken down by itself. */
async function partOf({ db }: Ctx, { ownerId, cv }: GatheredSite, page: SitePage): Promise<PageTarget | undefined> {
  if (page.kind === 'cv') return cv && { kind: 'cv', id: cv.id };
  if (page.kind !== 'project') return undefined;
  const found = await db.asVisitor((tx) =>
    shownBySlug(tx, projectKind, { ownerId, statuses: ['published'], slug: page.slug }),
  );
  return found && { kind: 'project', id: found.id };
}
