import { maskedCv, placeBelow } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import { namesOfProjectsDown, takedownsOf } from '#records/service.ts';
import { maskedProject, maskedView } from '../../model/masked-view.ts';
import type { SitePage, SitePlace, SiteView } from '../../model/site-view.ts';
import { forVisitors, placeAt, type SiteHome, sharePath } from '../site/addresses.ts';
import { type GatheredSite, gatherProject, gatherSite } from '../site/gather-site.ts';
import { gatherLinkedCv, gatherLinkedProject } from './gather-linked.ts';
import { type Pinned, upgradePinned } from './pinned.ts';
import { findPinned, type ShownShare } from './store.ts';

/** Content behind links: current or pinned, with contact details shown or masked. */

/** Returns the site behind a link to the portfolio, and its place. */
export async function siteBehind(kernel: FilesKernel, share: ShownShare) {
  const pinned = await pinnedOf(kernel, share, 'portfolio');
  const gathered = pinned
    ? await siteOfPin(kernel, share, pinned)
    : await gatherSite(kernel, share.ownerId, 'published', { key: share.id });
  if (!gathered) throw new AppError('NOT_FOUND');
  const shown = share.contact === 'masked' ? maskedSite(kernel, gathered) : gathered;
  return {
    gathered: share.download ? shown : withoutDownload(shown),
    place: forVisitors(placeOf(share, gathered.home)),
  };
}

export type LinkedPage = { gathered: GatheredSite; place: SitePlace; page: SitePage };

/** Returns the project behind a link, in a site that contains nothing else. */
export async function projectBehind(kernel: FilesKernel, share: ShownShare): Promise<LinkedPage> {
  const pinned = await pinnedOf(kernel, share, 'project');
  const found = pinned ?? (await gatherLinkedProject(kernel, share.ownerId, share.targetId ?? ''));
  if (!found) throw new AppError('NOT_FOUND');
  const { view, page } = found;
  const home = homeAlone({ appUrl: kernel.settings.APP_URL, site: view.site }, share);
  const gathered: GatheredSite = {
    ...{ ownerId: share.ownerId, home, view, cv: undefined },
    projectPage: async () => page,
  };
  return {
    gathered: share.contact === 'masked' ? maskedSite(kernel, gathered) : gathered,
    place: forVisitors(placeOfPage(share, home)),
    page: { kind: 'project', slug: page.slug },
  };
}

/** Returns the CV behind a link. */
export async function cvBehind(kernel: FilesKernel, share: ShownShare) {
  const pinned = await pinnedOf(kernel, share, 'cv');
  const cv =
    pinned?.cv ?? (await gatherLinkedCv(kernel, share.id, { ownerId: share.ownerId, id: share.targetId ?? '' }));
  if (!cv) throw new AppError('NOT_FOUND');
  return {
    ...cv,
    ...{ path: sharePath(share.id), download: share.download },
    ...{ isMasked: share.contact === 'masked', isListed: mayBeListed(share) },
  };
}

/** Password-protected content is never listed. */
const mayBeListed = ({ indexing, passwordHash }: ShownShare) => indexing && passwordHash === null;

type PinnedAs<Kind> = Extract<Pinned, { kind: Kind }>;

async function pinnedOf<Kind extends Pinned['kind']>(
  { db }: FilesKernel,
  { id, pinnedAt }: ShownShare,
  kind: Kind,
): Promise<PinnedAs<Kind> | undefined> {
  if (pinnedAt === null) return undefined;
  const found = await db.asVisitor(({ sql }) => findPinned(sql, id), [id]);
  const pinned = found?.pinned && upgradePinned(found.pinned);
  // A pinned link must never show current content instead of its copy.
  if (pinned?.kind !== kind) throw new AppError('NOT_FOUND');
  return pinned as PinnedAs<Kind>;
}

/** Returns the site of a pinned copy, without content that was taken down since. */
async function siteOfPin(
  kernel: FilesKernel,
  share: ShownShare,
  { view, pages, cv }: PinnedAs<'portfolio'>,
): Promise<GatheredSite> {
  const { names, isCvDown } = await downOf(kernel, share.ownerId, cv?.id);
  const shownCv = isCvDown ? null : cv;
  return {
    ...{ ownerId: share.ownerId, view: withoutDown(view, { names, isCvDown }) },
    home: homeAlone({ appUrl: kernel.settings.APP_URL, site: view.site }, share),
    cv: shownCv ? { ...shownCv, place: placeBelow(sharePath(share.id)) } : undefined,
    projectPage: async (slug) => (Object.hasOwn(pages, slug) && !names.has(slug) ? pages[slug] : undefined),
  };
}

type Down = { names: ReadonlySet<string>; isCvDown: boolean };

const downOf = ({ db }: FilesKernel, ownerId: string, cvId: string | undefined): Promise<Down> =>
  db.asVisitor(async (reader) => {
    const [down, names] = await Promise.all([takedownsOf(reader, [ownerId]), namesOfProjectsDown(reader, ownerId)]);
    return { names, isCvDown: down.some(({ target }) => target.kind === 'cv' && target.id === cvId) };
  });

const withoutDown = (view: SiteView, { names, isCvDown }: Down): SiteView => ({
  ...view,
  cv: isCvDown ? undefined : view.cv,
  projects: view.projects.filter(({ slug }) => !names.has(slug)),
  achievements: view.achievements.map((one) =>
    one.project && names.has(one.project.slug) ? { ...one, project: undefined } : one,
  ),
});

function maskedSite(kernel: FilesKernel, gathered: GatheredSite): GatheredSite {
  const { view, cv } = gathered;
  const words = wordsOf(view.site.language)['cv-public'].masked;
  return {
    ...gathered,
    view: maskedView(view, words),
    cv: cv && maskedCv(cv),
    projectPage: async (slug) => {
      const page = await gatherProject(kernel, gathered, slug);
      return page && maskedProject(page, view.person, words);
    },
  };
}

const withoutDownload = ({ view, cv, ...rest }: GatheredSite): GatheredSite => ({
  ...rest,
  view: { ...view, cv: view.cv && { ...view.cv, download: false } },
  cv: cv && { ...cv, sharing: { ...cv.sharing, download: false } },
});

/** Returns a site home whose only address is this link. */
const homeAlone = ({ appUrl, site }: Pick<SiteHome, 'appUrl' | 'site'>, { id }: ShownShare): SiteHome => ({
  ...{ appUrl, username: '', share: id, domain: undefined },
  site: { ...site, open: false },
});

/**
 * Returns the place of a site behind a link. Its canonical address may be the site's own host but never another link,
 * which the visitor was not given. Pinned and masked copies are canonical only here.
 */
function placeOf(share: ShownShare, home: SiteHome): SitePlace {
  const isApart = share.pinnedAt !== null || share.contact === 'masked';
  if (isApart) return placeAt(sharePath(share.id), homeAlone(home, share));
  const place = placeAt(sharePath(share.id), { ...home, share: share.id });
  return { ...place, indexed: place.indexed && home.share === share.id && mayBeListed(share) };
}

/** Returns the place of a single page behind a link: all its addresses are that of the link. */
function placeOfPage(share: ShownShare, home: SiteHome): SitePlace {
  const place = placeAt(sharePath(share.id), home);
  const link: SitePage = { kind: 'home' };
  return {
    ...place,
    addressOf: () => place.addressOf(link),
    canonical: () => place.canonical(link),
    cardOf: () => place.cardOf(link),
    indexed: mayBeListed(share),
  };
}
