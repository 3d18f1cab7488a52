import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { findTag } from '../../model/site-tags.ts';
import type { ShownSectionOf } from '../../model/site-view.ts';
import { achievementList, newestFirst } from '../parts/achievement-list.ts';
import { displayUrl, externalLink, hostOf } from '../parts/external-link.ts';
import type { PageContext } from '../parts/page-context.ts';
import { projectList, projectTitles } from '../parts/project-list.ts';
import { aboutOf, MAX_HOME_ACHIEVEMENTS, projectsOf, sectionsOn } from '../shown-sections.ts';
import { renderForm } from './contact-form.ts';

/** Renders the "about" text of the site. */
export function aboutSection({ variant }: ShownSectionOf<'about'>, { view, marks }: PageContext): Markup {
  const text = aboutOf(view);
  return html`<div class="prose${variant === 'large' && ' large'}">\n${longTextMarkup(text, marks.block(text))}\n</div>`;
}

/** Renders the projects of a section, with a link to all of them if there are more. */
export function projectsSection(section: ShownSectionOf<'projects'>, context: PageContext, isFirst: boolean): Markup {
  const projects = projectsOf(section, context.view);
  return joinLines([
    section.variant === 'titles'
      ? projectTitles(projects, context)
      : projectList({ projects, level: 3, isFirst }, context),
    moreProjects(section, projects.length, context),
  ]);
}

/** Renders the link to all projects that a section stands for; false if it shows them all. */
export function moreProjects(
  { tag }: Pick<ShownSectionOf<'projects'>, 'tag'>,
  shown: number,
  context: PageContext,
): Markup | false {
  const more = allProjects(tag, context);
  return (
    more.count > shown &&
    html`<p class="more"><a href="${more.url}">${context.words('portfolio-pages.allProjects', { count: more.count })}</a></p>`
  );
}

/** Returns the address of all projects with a tag, or of all, and their number. */
export function allProjects(tag: string, { view, urls }: PageContext) {
  const found = tag.trim() === '' ? undefined : findTag(view.projects, tag);
  const page = { kind: 'projects' as const, ...(found ? { tag: found.name } : {}) };
  return { url: urls.pageUrl(page), count: found?.count ?? view.projects.length };
}

/** Renders the latest achievements with a link to all of them. */
export function achievementsSection({ variant }: ShownSectionOf<'achievements'>, context: PageContext): Markup {
  const { view, urls, words } = context;
  const count = view.achievements.length;
  const shown = newestFirst(view.achievements).slice(0, MAX_HOME_ACHIEVEMENTS);
  return joinLines([
    achievementList({ achievements: shown, full: variant === 'full' }, context),
    html`<p class="more"><a href="${urls.pageUrl({ kind: 'achievements' })}">${
      count > shown.length
        ? words('portfolio-pages.allAchievements', { count })
        : words('portfolio-pages.moreOfAchievements')
    }</a></p>`,
  ]);
}

export function cvSection({ view, urls, words }: PageContext): Markup {
  const readLink = html`<a href="${urls.pageUrl({ kind: 'cv' })}">${words('portfolio-pages.readCv')}</a>`;
  const downloadLink =
    view.cv?.download && html` <a href="${urls.fileUrl('cv.pdf')}">${words('portfolio-pages.downloadPdf')}</a>`;
  return html`<p class="actions">${readLink}${downloadLink}</p>`;
}

/** Renders the links to the member's website and profiles on other sites. */
export function linksSection({ view, words }: PageContext): Markup {
  const { links, website } = view.person;
  const profileLinks = [
    ...(website === '' ? [] : [{ url: website, words: displayUrl(website) }]),
    ...links.map(({ network, url }) => ({ url, words: network.trim() || hostOf(url) })),
  ];
  return html`<ul class="links" aria-label="${words('portfolio-pages.sections.links')}">${profileLinks.map(
    (one) => html`<li>${externalLink({ ...one, own: true })}</li>`,
  )}</ul>`;
}

/** Renders the way to write to the member: the form itself, once on a page, or a link to its page. */
export function contactSection({ id, variant }: ShownSectionOf<'contact'>, context: PageContext): Markup {
  const { contact, view, page, urls, words } = context;
  const form = sectionsOn(view, page).find((section) => section.kind === 'contact' && section.variant === 'form');
  if (contact && variant === 'form' && form?.id === id) return renderForm(contact, context);
  return html`<p class="call"><a href="${urls.pageUrl({ kind: 'contact' })}">${words('portfolio-pages.write')}</a></p>`;
}
