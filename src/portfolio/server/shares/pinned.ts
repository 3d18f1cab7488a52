import { orderBlocks } from '#blocks/contract.ts';
import { CONTENT_VERSION, type LinkedCv, type PublicCv, upgradeContent } from '#cv/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { type SiteDocument, upgradeSite } from '../../model/site.ts';
import type {
  SiteCareerStep,
  SitePost,
  SitePostPage,
  SiteProject,
  SiteProjectPage,
  SiteTag,
  SiteView,
} from '../../model/site-view.ts';
import type { SitePublication } from '../../model/work-view.ts';

/** A site's public CV without its URLs, which follow from the link. */
export type PinnedCv = Omit<PublicCv, 'urls'>;

/** A site in one of its languages. */
export type PinnedSite = {
  view: SiteView;
  /** The pages of projects by their slugs. */
  pages: Record<string, SiteProjectPage>;
  /** The pages of posts by their slugs. */
  posts: Record<string, SitePostPage>;
  cv: PinnedCv | null;
};

/**
 * Pinned content: everything that its pages need, independent of the source. A bundle is stored as a list of them, and
 * each is read by itself.
 */
export type PinnedItem =
  | ({ kind: 'portfolio'; translated?: Partial<Record<Language, PinnedSite>> } & PinnedSite)
  | { kind: 'project'; view: SiteView; page: SiteProjectPage }
  /** A CV or one of its letters. */
  | { kind: 'cv'; cv: LinkedCv };

/** Version of the pinned format. A change beyond an added field needs a step in `upgradePinned` and a test. */
export const PINNED_VERSION = 3;

/** The version of the CVs in pinned content, by its own version. */
const CONTENT_VERSIONS: Readonly<Record<number, number>> = { 1: 2 };

/** Returns pinned content in the current format, with defaults for fields that were added since. */
export function upgradePinned(stored: Record<string, unknown>, version: number): PinnedItem {
  const pinned = stored as PinnedItem;
  const upgradeCv = (content: unknown) => upgradeContent(content, CONTENT_VERSIONS[version] ?? CONTENT_VERSION);
  switch (pinned.kind) {
    case 'portfolio': {
      const originals = new Map(pinned.view.projects.map((project) => [project.slug, project]));
      const upgrade = <Site extends PinnedSite>(site: Site): Site => {
        const { view, pages, posts, cv } = site;
        const upgradedPages = Object.entries(pages).map(([slug, page]) => [
          slug,
          upgradePage(page, originals.get(page.slug)),
        ]);
        return {
          ...site,
          view: upgradeView(view, originals),
          pages: Object.fromEntries(upgradedPages),
          posts: Object.fromEntries(Object.entries(posts ?? {}).map(([slug, post]) => [slug, upgradePost(post)])),
          cv: cv && { ...cv, content: upgradeCv(cv.content) },
        };
      };
      const { translated } = pinned;
      if (!translated) return upgrade(pinned);
      const upgraded = Object.entries(translated).map(([language, site]) => [language, upgrade(site)]);
      return { ...upgrade(pinned), translated: Object.fromEntries(upgraded) };
    }
    case 'project':
      return { ...pinned, view: upgradeView(pinned.view), page: upgradePage(pinned.page) };
    case 'cv':
      return { ...pinned, cv: { ...pinned.cv, content: upgradeCv(pinned.cv.content) } };
  }
}

function upgradeView(view: SiteView, originals: ReadonlyMap<string, SiteProject> = new Map()): SiteView {
  // `upgradeSite` adds the ids of CVs, which a site view must not contain.
  // Sections that are in the current form already contain pictures instead of their ids.
  const { cv: _, languages: __, ...site } = upgradeSite(view.site) as SiteDocument & SiteView['site'];
  return {
    ...view,
    languages: view.languages ?? [site.language],
    untranslated: view.untranslated ?? [],
    projects: view.projects.map((project) => upgradeTags(project, originals.get(project.slug))),
    experience: (view.experience ?? []).map(upgradeStep),
    education: (view.education ?? []).map(upgradeStep),
    testimonials: view.testimonials ?? [],
    posts: (view.posts ?? []).map(upgradePost),
    publications: (view.publications ?? []).map(upgradePublication),
    ...{ talks: view.talks ?? [], skills: view.skills ?? [] },
    site,
  };
}

const upgradePage = (page: SiteProjectPage, original?: SiteProject): SiteProjectPage => ({
  ...upgradeTags(page, original),
  untranslated: page.untranslated ?? [],
  blocks: page.blocks ?? orderBlocks([]),
});

/** Posts had only a time of publication, and their original address only on their pages. */
const upgradePost = <Post extends SitePost>(post: Post): Post => ({
  ...post,
  day: post.day ?? post.publishedAt.slice(0, 10),
  originalUrl: post.originalUrl ?? '',
});

/** Publications had no editors, and no publisher beside their venue. */
const upgradePublication = (publication: SitePublication): SitePublication => ({
  ...publication,
  editors: publication.editors ?? [],
  imprint: publication.imprint ?? '',
});

/** Tags had only a text. In another language, their names are those of the same project in the site's own. */
function upgradeTags<Project extends SiteProject>(project: Project, original: SiteProject = project): Project {
  const textOf = (tag: SiteTag | string) => (typeof tag === 'string' ? tag : tag.text);
  const upgrade = (tag: SiteTag | string, at: number) =>
    typeof tag === 'string' ? { name: textOf(original.tags[at] ?? tag), text: tag } : tag;
  return { ...project, tags: project.tags.map(upgrade) };
}

/** Steps had the texts about an organization in their summary, and courses among their highlights. */
const upgradeStep = (step: SiteCareerStep): SiteCareerStep => ({
  ...step,
  about: step.about ?? '',
  courses: step.courses ?? [],
});
