import type { SiteSectionKind } from '../model/sections/section-kinds.ts';
import { hasHeroWords, hasWrittenContent } from '../model/sections/written-content.ts';
import { hasListPage, pagesOfLists } from '../model/site-posts.ts';
import { taggedWith, tagOfPage, tagsOf } from '../model/site-tags.ts';
import type {
  ShownPage,
  ShownSection,
  ShownSectionOf,
  SitePage,
  SitePost,
  SiteProject,
  SiteView,
} from '../model/site-view.ts';

/** Maximum number of projects in a section if none are featured; the rest are on their own page. */
export const MAX_HOME_PROJECTS = 6;
/** Maximum number of projects in a section with a tag; the rest are on the page of the tag. */
const MAX_TAGGED_PROJECTS = 12;
/** Maximum number of achievements in a section. */
export const MAX_HOME_ACHIEVEMENTS = 5;

/** Returns the "about" text of the site, or the profile's bio if it is empty. */
export const aboutOf = ({ site, person }: SiteView) => (site.about.trim() === '' ? person.bio : site.about).trim();

function hasContent(section: ShownSection, view: SiteView): boolean {
  switch (section.kind) {
    case 'about':
      return aboutOf(view) !== '';
    case 'projects':
      return (section.tag.trim() === '' ? view.projects : taggedWith(view.projects, section.tag)).length > 0;
    case 'posts':
      return (section.tag.trim() === '' ? view.posts : taggedWith(view.posts, section.tag)).length > 0;
    case 'experience':
    case 'education':
    case 'achievements':
    case 'publications':
    case 'talks':
    case 'skills':
    case 'testimonials':
      return view[section.kind].length > 0;
    case 'cv':
      return view.cv !== undefined;
    case 'links':
      return view.person.links.length > 0 || view.person.website !== '';
    case 'contact':
      return view.contact;
    case 'hero':
      return hasHeroWords(section) || hasHeroPicture(section, view);
    default:
      return hasWrittenContent(section);
  }
}

/** Returns whether a hero has something to show besides its words. */
function hasHeroPicture({ variant, picture, project }: ShownSectionOf<'hero'>, view: SiteView) {
  return variant === 'project' ? view.projects.some(({ slug }) => slug === project) : picture !== undefined;
}

const isShown = (section: ShownSection, view: SiteView) => section.visible && hasContent(section, view);

/** Returns the sections of the home page that are visible and not empty, in display order. */
export const shownSections = (view: SiteView) => view.site.sections.filter((section) => isShown(section, view));

/** Returns the sections of a page of the member's own that are visible and not empty, in display order. */
export const sectionsOfPage = ({ sections }: ShownPage, view: SiteView) =>
  sections.filter((section) => isShown(section, view));

/** Returns the pages of the member's own to which links lead: those that have something to show. */
export const filledPages = (view: SiteView) => shownPages(view).filter((page) => sectionsOfPage(page, view).length > 0);

/** Returns the pages of the member's own that visitors can open. */
export const shownPages = ({ site }: SiteView) => site.pages.filter(({ visible }) => visible);

export const pageAt = (view: SiteView, slug: string) => shownPages(view).find((page) => page.slug === slug);

/** Returns the sections that a page of the site consists of; none if it is of another kind. */
export function sectionsOn(view: SiteView, page: SitePage): readonly ShownSection[] {
  if (page.kind === 'home') return shownSections(view);
  const own = page.kind === 'own' ? pageAt(view, page.slug) : undefined;
  return own ? sectionsOfPage(own, view) : [];
}

/** Returns whether any page shows a section of a kind. */
export const showsSection = (view: SiteView, kind: SiteSectionKind) =>
  [view.site, ...view.site.pages.filter(({ visible }) => visible)].some(({ sections }) =>
    sections.some((section) => section.kind === kind && isShown(section, view)),
  );

/** Returns the projects of a section: those with its tag, or else the featured ones, or else the first. */
export function projectsOf({ tag }: Pick<ShownSectionOf<'projects'>, 'tag'>, view: SiteView): readonly SiteProject[] {
  if (tag.trim() !== '') return taggedWith(view.projects, tag).slice(0, MAX_TAGGED_PROJECTS);
  const featured = view.projects.filter((project) => project.featured);
  return featured.length > 0 ? featured : view.projects.slice(0, MAX_HOME_PROJECTS);
}

/** Returns the posts of a section: the latest with its tag, or else the latest of all. */
export function postsOf(
  { tag, count }: Pick<ShownSectionOf<'posts'>, 'tag' | 'count'>,
  { posts }: SiteView,
): readonly SitePost[] {
  return (tag.trim() === '' ? posts : taggedWith(posts, tag)).slice(0, count);
}

/** Returns the projects that the first section of the home page with projects shows. */
export function homeProjects(view: SiteView) {
  const section = shownSections(view).find((one) => one.kind === 'projects');
  return section ? projectsOf(section, view) : [];
}

/** Returns whether a site has the given page. */
export function hasPage(view: SiteView, page: SitePage): boolean {
  if (page.kind === 'home') return true;
  if (page.kind === 'own') return pageAt(view, page.slug) !== undefined;
  if (page.kind === 'projects' && page.tag !== undefined && !tagOfPage(view.projects, page)) return false;
  if (page.kind === 'posts') return showsSection(view, 'posts') && hasListPage(view, page);
  if (page.kind === 'post') return showsSection(view, 'posts') && view.posts.some(({ slug }) => slug === page.slug);
  if (page.kind !== 'project') return showsSection(view, page.kind);
  return showsSection(view, 'projects') && view.projects.some(({ slug }) => slug === page.slug);
}

/** Returns all pages of a site, for its sitemap and export. */
export function existingPages(view: SiteView): SitePage[] {
  const kinds = (['projects', 'posts', 'achievements', 'cv', 'contact'] as const).filter((kind) =>
    showsSection(view, kind),
  );
  return [
    { kind: 'home' },
    ...filledPages(view).map(({ slug }) => ({ kind: 'own' as const, slug })),
    ...kinds.flatMap((kind) => pagesOfKind(view, kind)),
  ];
}

function pagesOfKind(view: SiteView, kind: 'projects' | 'posts' | 'achievements' | 'cv' | 'contact'): SitePage[] {
  if (kind === 'projects') return projectPages(view);
  return kind === 'posts' ? postPages(view) : [{ kind }];
}

/** Returns the list of all projects, the page of each, and the list of each tag. */
const projectPages = ({ projects }: SiteView): SitePage[] => [
  { kind: 'projects' },
  ...projects.map(({ slug }) => ({ kind: 'project' as const, slug })),
  ...tagsOf(projects).map(({ name }) => ({ kind: 'projects' as const, tag: name })),
];

/** Returns the lists of posts, and the page of each post. */
const postPages = (view: SiteView): SitePage[] => [
  ...pagesOfLists(view),
  ...view.posts.map(({ slug }) => ({ kind: 'post' as const, slug })),
];

/** Returns the project after the given one, the first after the last; undefined if there is no other. */
export function nextProject({ projects }: SiteView, slug: string) {
  const at = projects.findIndex((project) => project.slug === slug);
  const next = projects[(at + 1) % projects.length];
  return at < 0 || !next || next.slug === slug ? undefined : { slug: next.slug, title: next.title };
}

/** Returns the availability note on the given day, or `''` after its last day. A month or year lasts to its end. */
export function availabilityOn(today: string, { site: { availability } }: SiteView) {
  const { text, until } = availability;
  return today.slice(0, until.length) <= until ? text.trim() : '';
}
