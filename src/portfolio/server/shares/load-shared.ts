import { maskCv, type PublicCv, toLinkedPage, urlsBelowLink } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import { takedownsOf, takenDownSlugs } from '#records/service.ts';
import { approvedTestimonials } from '#testimonials/service.ts';
import { maskedPost, maskedProject, maskedView } from '../../model/masked-view.ts';
import type { ShareItem } from '../../model/share-target.ts';
import type { SitePage, SiteUrls, SiteView } from '../../model/site-view.ts';
import { cardPathOf } from '../../pages/site-paths.ts';
import { type SiteHosting, shareNameOf, siteUrlsAt, withReportUrl } from '../site/addresses.ts';
import { loadPostPage, loadProjectPage } from '../site/load-pages.ts';
import { loadSite, type SiteData } from '../site/load-site.ts';
import { loadLinkedCv, loadLinkedProject } from './load-linked.ts';
import { PINNED_VERSION, type PinnedItem, type PinnedSite, upgradePinned } from './pinned.ts';
import { findPinned, type PublicShare } from './store.ts';

/** Content behind links: current or pinned, with contact details shown or masked. */

/** One of the things behind a link, and where it is. */
export type SharedItem = ShareItem & {
  /** Path of its page: that of the link, or one below it in a bundle. */
  base: string;
  /** Its position in a bundle; undefined if it is all that the link leads to. */
  at?: number;
};

/** Returns the site behind a link in a language, its own by default, and its URLs. */
export async function loadSharedSite(
  kernel: StorageKernel,
  share: PublicShare,
  { base, at }: SharedItem,
  language: Language | undefined,
) {
  const pinned = await loadPinned(kernel, share, 'portfolio', { at, language });
  const siteData = pinned
    ? await pinnedSite(kernel, share, { base, site: pinnedIn(pinned, language) })
    : await loadSite(kernel, share.ownerId, 'published', { shareId: share.id, language });
  if (!siteData) throw new AppError('NOT_FOUND');
  const visibleData = share.contact === 'masked' ? maskedSite(kernel, siteData) : siteData;
  return {
    siteData: share.download ? visibleData : withoutDownload(visibleData),
    place: withReportUrl(shareUrls(kernel, share, { base, siteData })),
  };
}

export type SharedPage = { siteData: SiteData; place: SiteUrls; page: SitePage };

/** Returns the project behind a link, in a site that contains nothing else. */
export async function loadSharedProject(
  kernel: StorageKernel,
  share: PublicShare,
  { id = '', base, at }: SharedItem,
): Promise<SharedPage> {
  const { ownerId, drafts } = share;
  const pinned = await loadPinned(kernel, share, 'project', { at });
  const found = pinned ?? (await loadLinkedProject(kernel, share.id, { ownerId, id, drafts }));
  if (!found) throw new AppError('NOT_FOUND');
  const { view, page } = found;
  const hosting = shareHosting(kernel, view, share);
  const siteData: SiteData = {
    ...{ ownerId, hosting, view, cv: undefined },
    projectPage: async () => page,
  };
  return {
    siteData: share.contact === 'masked' ? maskedSite(kernel, siteData) : siteData,
    place: withReportUrl(sharedPageUrls(share, { base, hosting })),
    page: { kind: 'project', slug: page.slug },
  };
}

/** Returns the page of the CV or letter behind a link. */
export async function loadSharedCv(kernel: StorageKernel, share: PublicShare, item: SharedItem): Promise<PublicCv> {
  const { id = '', letter, base, at } = item;
  const { id: linkId, ownerId, download, comments } = share;
  const pinned = await loadPinned(kernel, share, 'cv', { at });
  const cv = pinned?.cv ?? (await loadLinkedCv(kernel, linkId, { ownerId, id, letter }));
  if (!cv) throw new AppError('NOT_FOUND');
  const isMasked = share.contact === 'masked';
  return toLinkedPage({ ...cv, linkId, path: base, download, comments, isMasked, isListed: isIndexable(share) });
}

/** Content behind a password is never listed, and neither is a bundle, which is made for somebody. */
const isIndexable = ({ indexing, passwordHash, targetKind }: PublicShare) =>
  indexing && passwordHash === null && targetKind !== 'bundle';

type PinnedOf<Kind> = Extract<PinnedItem, { kind: Kind }>;

async function loadPinned<Kind extends PinnedItem['kind']>(
  { db }: StorageKernel,
  { id, pinnedAt }: PublicShare,
  kind: Kind,
  { language, at }: { language?: Language | undefined; at?: number | undefined },
): Promise<PinnedOf<Kind> | undefined> {
  if (pinnedAt === null) return undefined;
  const found = await db.asVisitor(({ sql }) => findPinned(sql, id, { language, at }), [id]);
  const translated = language && found?.inLanguage ? { translated: { [language]: found.inLanguage } } : {};
  const pinned = found?.pinned && upgradePinned({ ...found.pinned, ...translated }, found.version ?? PINNED_VERSION);
  // A pinned link must never show current content instead of its copy.
  if (pinned?.kind !== kind) throw new AppError('NOT_FOUND');
  return pinned as PinnedOf<Kind>;
}

function pinnedIn(pinned: PinnedOf<'portfolio'>, language = pinned.view.site.language): PinnedSite {
  const site = language === pinned.view.site.language ? pinned : pinned.translated?.[language];
  if (!site) throw new AppError('NOT_FOUND');
  return site;
}

/** Returns the site of a pinned copy, without what was taken down since, and without words that are no longer approved. */
async function pinnedSite(
  kernel: StorageKernel,
  share: PublicShare,
  { base, site: { view, pages, posts, cv } }: { base: string; site: PinnedSite },
): Promise<SiteData> {
  const takedowns = await loadTakedowns(kernel, share.ownerId, cv?.id);
  const shownCv = takedowns.isCvDown ? null : cv;
  return {
    ...{ ownerId: share.ownerId, view: withoutTakedowns(view, takedowns) },
    hosting: shareHosting(kernel, view, share),
    cv: shownCv ? { ...shownCv, urls: urlsBelowLink(base) } : undefined,
    projectPage: async (slug) => pinnedPage(pages, slug, takedowns.projects),
    postPage: async (slug) => pinnedPage(posts, slug, takedowns.posts),
  };
}

const pinnedPage = <Page>(pages: Readonly<Record<string, Page>>, slug: string, down: ReadonlySet<string>) =>
  Object.hasOwn(pages, slug) && !down.has(slug) ? pages[slug] : undefined;

/** The slugs of projects and posts that were taken down, and the testimonials that are still approved. */
type Takedowns = {
  projects: ReadonlySet<string>;
  posts: ReadonlySet<string>;
  isCvDown: boolean;
  /** Ids of the approved testimonials, and the names of their authors. */
  approved: { ids: ReadonlySet<string>; names: ReadonlySet<string> };
};

const loadTakedowns = ({ db }: StorageKernel, ownerId: string, cvId: string | undefined): Promise<Takedowns> =>
  db.asVisitor(async (reader) => {
    const [down, projects, posts, approved] = await Promise.all([
      takedownsOf(reader, [ownerId]),
      takenDownSlugs(reader, ownerId, 'project'),
      takenDownSlugs(reader, ownerId, 'post'),
      approvedTestimonials(reader, ownerId),
    ]);
    return {
      ...{ projects, posts, isCvDown: down.some(({ target }) => target.kind === 'cv' && target.id === cvId) },
      approved: { ids: new Set(approved.map(({ id }) => id)), names: new Set(approved.map(({ name }) => name)) },
    };
  });

const withoutTakedowns = (view: SiteView, { projects, posts, isCvDown, approved }: Takedowns): SiteView => ({
  ...view,
  // Words of others are theirs. Copies from before testimonials had ids are matched by the name of the author.
  testimonials: view.testimonials.filter(({ id, name }) =>
    id === undefined ? approved.names.has(name) : approved.ids.has(id),
  ),
  cv: isCvDown ? undefined : view.cv,
  projects: view.projects.filter(({ slug }) => !projects.has(slug)),
  posts: view.posts.filter(({ slug }) => !posts.has(slug)),
  achievements: view.achievements.map((one) =>
    one.project && projects.has(one.project.slug) ? { ...one, project: undefined } : one,
  ),
});

function maskedSite(kernel: StorageKernel, siteData: SiteData): SiteData {
  const { view, cv } = siteData;
  const words = messagesOf(view.site.language)['cv-public'].masked;
  return {
    ...siteData,
    view: maskedView(view, words),
    cv: cv && maskCv(cv),
    projectPage: async (slug) => {
      const page = await loadProjectPage(kernel, siteData, slug);
      return page && maskedProject(page, view.person, words);
    },
    postPage: async (slug) => {
      const page = await loadPostPage(kernel, siteData, slug);
      return page && maskedPost(page, view.person, words);
    },
  };
}

const withoutDownload = ({ view, cv, ...rest }: SiteData): SiteData => ({
  ...rest,
  view: { ...view, cv: view.cv && { ...view.cv, download: false } },
  cv: cv && { ...cv, sharing: { ...cv.sharing, download: false } },
});

/** Returns the hosting of a site whose only address is this link. */
const shareHosting = (
  { settings }: Pick<StorageKernel, 'settings'>,
  { site, languages }: Pick<SiteView, 'site' | 'languages'>,
  share: PublicShare,
): SiteHosting => ({
  ...{ appUrl: settings.APP_URL, username: '', share: shareNameOf(share), domain: undefined },
  ...{ site: { ...site, open: false }, language: site.language, languages },
});

/**
 * Returns the URLs of a site behind a link. Its canonical address may be the site's own host but never another link,
 * which the visitor was not given. Pinned and masked copies are canonical only here.
 */
function shareUrls(
  kernel: StorageKernel,
  share: PublicShare,
  { base, siteData: { hosting, view } }: { base: string; siteData: SiteData },
): SiteUrls {
  const isSeparateCopy = share.pinnedAt !== null || share.contact === 'masked';
  if (isSeparateCopy) return siteUrlsAt(base, shareHosting(kernel, view, share));
  const urls = siteUrlsAt(base, { ...hosting, share: shareNameOf(share) });
  return { ...urls, indexed: urls.indexed && hosting.share === shareNameOf(share) && isIndexable(share) };
}

/** Returns the URLs of a single page behind a link: all its addresses are that of the link. */
function sharedPageUrls(share: PublicShare, { base, hosting }: { base: string; hosting: SiteHosting }): SiteUrls {
  const urls = siteUrlsAt(base, hosting);
  const link: SitePage = { kind: 'home' };
  const { appUrl } = hosting;
  return {
    ...urls,
    pageUrl: () => urls.pageUrl(link),
    canonicalUrl: () => appUrl + base,
    cardUrl: () => `${appUrl}${base}/${cardPathOf(link)}`,
    languages: [],
    indexed: isIndexable(share),
  };
}
