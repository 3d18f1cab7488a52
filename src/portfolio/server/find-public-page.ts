import { findNamedCv, findPublicCv, parseCvPath, readNamedCvPath } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { findHostOwner, type HostnamesServices, type HostOwner } from '#hostnames/service.ts';
import { postKind } from '#posts/service.ts';
import { projectKind } from '#projects/service.ts';
import { shownBySlug } from '#records/service.ts';
import type { SitePage } from '../model/site-view.ts';
import { hasPage } from '../pages/shown-sections.ts';
import { readSitePath } from '../pages/site-paths.ts';
import { findShare } from './shares/find-share.ts';
import type { PublicShare } from './shares/store.ts';
import { readNamePath, readSharedPath } from './site/addresses.ts';
import { loadSite, type SiteData } from './site/load-site.ts';

/** The content of a page as a target of takedowns. A site has an empty id. */
export type PageTarget = { kind: 'site' | 'cv' | 'project' | 'post' | 'share'; id: string };
export type PublicPage = { ownerId: string; target: PageTarget; address: string };

type Ctx = StorageKernel & Pick<HostnamesServices, 'owners'>;

const SITE_PAGE_TARGET: PageTarget = { kind: 'site', id: '' };

/** Returns the owner and content of the page at a public address; undefined if visitors see none there. */
export async function findPublicPage(ctx: Ctx, address: string): Promise<PublicPage | undefined> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined;
  const hostOwner = await findHostOwner(ctx, url.host);
  const isInstanceHost = hostOwner === undefined && url.host === new URL(ctx.settings.APP_URL).host;
  const found = hostOwner
    ? await findOnSite(ctx, hostOwner, url.pathname.slice(1))
    : isInstanceHost
      ? await findOnInstance(ctx, url.pathname)
      : undefined;
  return found && { ...found, address: url.origin + url.pathname };
}

type OwnedPageTarget = Omit<PublicPage, 'address'>;

async function findOnInstance(ctx: Ctx, path: string): Promise<OwnedPageTarget | undefined> {
  const cvId = parseCvPath(path)?.id;
  if (cvId !== undefined) {
    const cv = await findPublicCv(ctx, cvId);
    return cv && { ownerId: cv.ownerId, target: { kind: 'cv', id: cv.id } };
  }
  const named = readNamePath(path);
  if (named) return (await findOnSite(ctx, named, named.rest)) ?? findNamedCvPage(ctx, named);
  const shared = readSharedPath(path);
  if (!shared) return undefined;
  const share = await findShare(ctx, shared.first);
  return share
    ? { ownerId: share.ownerId, target: await shareTargetOf(ctx, share, shared.rest) }
    : findOnSite(ctx, { username: shared.first }, shared.rest);
}

async function findNamedCvPage(
  ctx: Ctx,
  { username, rest }: { username: string; rest: string },
): Promise<OwnedPageTarget | undefined> {
  const path = readNamedCvPath(rest);
  const found = path?.slug === undefined ? undefined : await findNamedCv(ctx, { owner: { username }, slug: path.slug });
  return found && { ownerId: found.cv.ownerId, target: { kind: 'cv', id: found.cv.id } };
}

/**
 * Returns the content behind a link. Pinned content, letters and bundles belong to the link itself. Behind a password the path is ignored,
 * so that it reveals nothing about the content.
 */
async function shareTargetOf(ctx: Ctx, share: PublicShare, rest: string): Promise<PageTarget> {
  const { id, ownerId, targetKind, targetId, pinnedAt, passwordHash } = share;
  if (pinnedAt !== null) return { kind: 'share', id };
  // Letters and bundles are made for somebody, and have no other page.
  if (targetKind === 'letter' || targetKind === 'bundle') return { kind: 'share', id };
  if (targetKind !== 'portfolio') return { kind: targetKind, id: targetId ?? '' };
  const page = passwordHash === null ? readSitePath(rest) : undefined;
  const site =
    page?.kind === 'page' ? await loadSite(ctx, ownerId, 'published', { language: page.language }) : undefined;
  return (site && page?.kind === 'page' ? await pageTargetOf(ctx, site, page.page) : undefined) ?? SITE_PAGE_TARGET;
}

async function findOnSite(
  ctx: Ctx,
  hostOwner: HostOwner | { username: string },
  rest: string,
): Promise<OwnedPageTarget | undefined> {
  const target = readSitePath(rest);
  if (target?.kind !== 'page') return undefined;
  const { language } = target;
  const site = await loadSite(ctx, 'username' in hostOwner ? hostOwner : hostOwner.ownerId, 'published', { language });
  if (!site?.hosting.site.open) return undefined;
  const pageTarget = await pageTargetOf(ctx, site, target.page);
  return pageTarget || hasPage(site.view, target.page)
    ? { ownerId: site.ownerId, target: pageTarget ?? SITE_PAGE_TARGET }
    : undefined;
}

/** Returns the part of a site that has a page of its own and can be taken down by itself. */
async function pageTargetOf({ db }: Ctx, { ownerId, cv }: SiteData, page: SitePage): Promise<PageTarget | undefined> {
  if (page.kind === 'cv') return cv && { kind: 'cv', id: cv.id };
  if (page.kind !== 'project' && page.kind !== 'post') return undefined;
  const { kind, slug } = page;
  const filter = { ownerId, statuses: ['published'], slug };
  const found = await db.asVisitor(
    async (tx): Promise<{ id: string } | undefined> =>
      kind === 'project' ? shownBySlug(tx, projectKind, filter) : shownBySlug(tx, postKind, filter),
  );
  return found && { kind, id: found.id };
}
