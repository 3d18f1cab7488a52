import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteSectionKind } from '../../model/site.ts';
import type { SiteSection } from '../../model/site-shape.ts';
import { achievementList, newestFirst } from '../parts/achievement-list.ts';
import { careerList } from '../parts/career-list.ts';
import { displayUrl, externalLink, hostOf } from '../parts/external-link.ts';
import type { PageContext } from '../parts/page-context.ts';
import { hasAboutInHeader } from '../parts/page-header.ts';
import { projectList } from '../parts/project-list.ts';
import { headingOf } from '../parts/titles.ts';
import { anchorOf } from '../section-anchor.ts';
import { aboutOf, homeProjects, MAX_HOME_ACHIEVEMENTS, shownSections } from '../shown-sections.ts';

const SECTION_RENDERERS: Record<SiteSectionKind, (context: PageContext, isFirst: boolean) => Markup> = {
  about: ({ view, marks }) =>
    html`<div class="prose">\n${longTextMarkup(aboutOf(view), marks.block(aboutOf(view)))}\n</div>`,
  projects: projectsSection,
  experience: (context) => careerList(context.view.experience, context),
  education: (context) => careerList(context.view.education, context),
  achievements: achievementsSection,
  cv: cvSection,
  links: linksSection,
  contact: ({ urls, words }) =>
    html`<p class="call"><a href="${urls.pageUrl({ kind: 'contact' })}">${words('portfolio-pages.write')}</a></p>`,
};

/** Renders the sections of the home page in the member’s order. */
export function renderHome(context: PageContext): Markup {
  const { view, words } = context;
  const visibleSections = shownSections(view).filter(({ kind }) => kind !== 'about' || !hasAboutInHeader(context));
  if (visibleSections.length === 0 && !hasAboutInHeader(context))
    return html`<p class="nothing">${words('portfolio-pages.nothing')}</p>`;
  const sections = inLayoutOrder(visibleSections, context).map(({ kind }, at) => ({
    isShort: SHORT_SECTIONS.has(kind),
    markup: sectionOf(kind, context, at === 0),
  }));
  return joinLines(
    sections.flatMap(({ isShort, markup }, at) => {
      if (!isShort) return [markup];
      if (sections[at - 1]?.isShort) return [];
      const following = sections.slice(at);
      const end = following.findIndex((one) => !one.isShort);
      return [
        html`<div class="shorts">\n${joinLines(following.slice(0, end < 0 ? following.length : end).map((one) => one.markup))}\n</div>`,
      ];
    }),
  );
}

/** Returns sections in the member's order; in the wall, which begins beside the name, the projects come first. */
const inLayoutOrder = (sections: readonly SiteSection[], { layout }: PageContext) =>
  layout === 'wall' ? sections.toSorted((one, other) => rankInWall(one) - rankInWall(other)) : sections;
const rankInWall = ({ kind }: SiteSection) => (kind === 'projects' ? 0 : 1);

/** Renders the content of a section of the home page, without its heading. */
export const sectionBody = (kind: SiteSectionKind, context: PageContext) => SECTION_RENDERERS[kind](context, false);

/** Sections of one or two lines; consecutive ones are placed side by side. */
const SHORT_SECTIONS: ReadonlySet<SiteSectionKind> = new Set(['cv', 'links', 'contact']);

function sectionOf(kind: SiteSectionKind, context: PageContext, isFirst: boolean): Markup {
  const heading = headingOf(context.view, kind, context.words);
  return html`<section class="part" id="${anchorOf(kind)}">
<h2><bdi${context.marks.inline(heading)}>${heading}</bdi></h2>
<div class="body">
${SECTION_RENDERERS[kind](context, isFirst)}
</div>
</section>`;
}

function projectsSection(context: PageContext, isFirst: boolean): Markup {
  const { view, urls, words } = context;
  const shown = homeProjects(view);
  const count = view.projects.length;
  return joinLines([
    projectList({ projects: shown, level: 3, isFirst }, context),
    count > shown.length &&
      html`<p class="more"><a href="${urls.pageUrl({ kind: 'projects' })}">${words('portfolio-pages.allProjects', { count })}</a></p>`,
  ]);
}

function achievementsSection(context: PageContext): Markup {
  const { view, urls, words } = context;
  const count = view.achievements.length;
  const shown = newestFirst(view.achievements).slice(0, MAX_HOME_ACHIEVEMENTS);
  return joinLines([
    achievementList({ achievements: shown, full: false }, context),
    html`<p class="more"><a href="${urls.pageUrl({ kind: 'achievements' })}">${
      count > shown.length
        ? words('portfolio-pages.allAchievements', { count })
        : words('portfolio-pages.moreOfAchievements')
    }</a></p>`,
  ]);
}

function cvSection({ view, urls, words }: PageContext): Markup {
  const readLink = html`<a href="${urls.pageUrl({ kind: 'cv' })}">${words('portfolio-pages.readCv')}</a>`;
  const downloadLink =
    view.cv?.download && html` <a href="${urls.fileUrl('cv.pdf')}">${words('portfolio-pages.downloadPdf')}</a>`;
  return html`<p class="actions">${readLink}${downloadLink}</p>`;
}

/** Renders the links to the member's website and profiles on other sites. */
function linksSection({ view, words }: PageContext): Markup {
  const { links, website } = view.person;
  const profileLinks = [
    ...(website === '' ? [] : [{ url: website, words: displayUrl(website) }]),
    ...links.map(({ network, url }) => ({ url, words: network.trim() || hostOf(url) })),
  ];
  return html`<ul class="links" aria-label="${words('portfolio-pages.sections.links')}">${profileLinks.map(
    (one) => html`<li>${externalLink({ ...one, own: true })}</li>`,
  )}</ul>`;
}
