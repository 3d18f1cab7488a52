import type { SiteSectionKind } from '../model/site.ts';
import type { SitePage, SiteView } from '../model/site-view.ts';

/** A home page shows no more than these; the rest has a page of its own. */
export const SHOWN_PROJECTS = 6;
export const SHOWN_ACHIEVEMENTS = 5;

/** What one says of oneself: on the site, or else in the profile. */
export const aboutOf = ({ site, person }: SiteView) => (site.about.trim() === '' ? person.bio : site.about).trim();

const HOLDS: Record<SiteSectionKind, (view: SiteView) => boolean> = {
  about: (view) => aboutOf(view) !== '',
  projects: ({ projects }) => projects.length > 0,
  achievements: ({ achievements }) => achievements.length > 0,
  cv: ({ cv }) => cv !== undefined,
  links: ({ person }) => person.links.length > 0 || person.website !== '',
  contact: ({ contact }) => contact,
};

/** In their order, those that visitors see and that hold something. */
export const shownSections = (view: SiteView) =>
  view.site.sections.filter(({ kind, visible }) => visible && HOLDS[kind](view));

export const showsSection = (view: SiteView, kind: SiteSectionKind) =>
  shownSections(view).some((section) => section.kind === kind);

/** Whether the site has such a page. */
export function hasPage(view: SiteView, page: SitePage): boolean {
  if (page.kind === 'home') return true;
  if (page.kind !== 'project') return showsSection(view, page.kind);
  return showsSection(view, 'projects') && view.projects.some(({ slug }) => slug === page.slug);
}

/** All pages of the site, as a map lists them. */
export function pagesOf(view: SiteView): SitePage[] {
  const projects = view.projects.map(({ slug }): SitePage => ({ kind: 'project', slug }));
  const all: SitePage[] = [
    ...[{ kind: 'home' } as const, { kind: 'projects' } as const, ...projects],
    ...[{ kind: 'achievements' } as const, { kind: 'cv' } as const, { kind: 'contact' } as const],
  ];
  return all.filter((page) => hasPage(view, page));
}

/** The project after this one; after the last comes the first. */
export function nextProject({ projects }: SiteView, slug: string) {
  const at = projects.findIndex((project) => project.slug === slug);
  const next = projects[(at + 1) % projects.length];
  return at < 0 || !next || next.slug === slug ? undefined : { slug: next.slug, title: next.title };
}

/** What one is open to, through the last day of it. A month or a year lasts to its end. */
export function availabilityOn(today: string, { site: { availability } }: SiteView) {
  const { text, until } = availability;
  return today.slice(0, until.length) <= until ? text.trim() : '';
}
