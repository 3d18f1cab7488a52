import type { SiteSectionKind } from '../model/site.ts';
import { tagOfPage, tagsOf } from '../model/site-tags.ts';
import type { SitePage, SiteView } from '../model/site-view.ts';

/** Maximum number of projects on the home page if none are featured; the rest are on their own page. */
export const MAX_HOME_PROJECTS = 6;
/** Maximum number of achievements on the home page. */
export const MAX_HOME_ACHIEVEMENTS = 5;

/** Returns the "about" text of the site, or the profile's bio if it is empty. */
export const aboutOf = ({ site, person }: SiteView) => (site.about.trim() === '' ? person.bio : site.about).trim();

const HAS_CONTENT: Record<SiteSectionKind, (view: SiteView) => boolean> = {
  about: (view) => aboutOf(view) !== '',
  projects: ({ projects }) => projects.length > 0,
  experience: ({ experience }) => experience.length > 0,
  education: ({ education }) => education.length > 0,
  achievements: ({ achievements }) => achievements.length > 0,
  cv: ({ cv }) => cv !== undefined,
  links: ({ person }) => person.links.length > 0 || person.website !== '',
  contact: ({ contact }) => contact,
};

/** Returns the sections that are visible and not empty, in display order. */
export const shownSections = (view: SiteView) =>
  view.site.sections.filter(({ kind, visible }) => visible && HAS_CONTENT[kind](view));

export const showsSection = (view: SiteView, kind: SiteSectionKind) =>
  shownSections(view).some((section) => section.kind === kind);

/** Returns the projects that the home page shows: the featured ones, or else the first. */
export function homeProjects(view: SiteView) {
  if (!showsSection(view, 'projects')) return [];
  const featured = view.projects.filter((project) => project.featured);
  return featured.length > 0 ? featured : view.projects.slice(0, MAX_HOME_PROJECTS);
}

/** Returns whether a site has the given page. */
export function hasPage(view: SiteView, page: SitePage): boolean {
  if (page.kind === 'home') return true;
  if (page.kind === 'projects' && page.tag !== undefined && !tagOfPage(view.projects, page)) return false;
  if (page.kind !== 'project') return showsSection(view, page.kind);
  return showsSection(view, 'projects') && view.projects.some(({ slug }) => slug === page.slug);
}

/** Returns all pages of a site, for its sitemap and export. */
export function existingPages(view: SiteView): SitePage[] {
  const kinds = (['projects', 'achievements', 'cv', 'contact'] as const).filter((kind) => showsSection(view, kind));
  return [{ kind: 'home' }, ...kinds.flatMap((kind) => (kind === 'projects' ? projectPages(view) : [{ kind }]))];
}

/** Returns the list of all projects, the page of each, and the list of each tag. */
const projectPages = ({ projects }: SiteView): SitePage[] => [
  { kind: 'projects' },
  ...projects.map(({ slug }) => ({ kind: 'project' as const, slug })),
  ...tagsOf(projects).map(({ name }) => ({ kind: 'projects' as const, tag: name })),
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
