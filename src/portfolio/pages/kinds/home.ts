import { longTextOf } from '#platform/markdown/as-markup.ts';
import { html, inLines, type Markup } from '#platform/markup.ts';
import type { SiteSectionKind } from '../../model/site.ts';
import { achievementList, newestFirst } from '../parts/achievement-list.ts';
import { anchorOf } from '../parts/navigation.ts';
import { asSaid, hostOf, outward } from '../parts/outward.ts';
import type { Paper } from '../parts/paper.ts';
import { projectList } from '../parts/project-list.ts';
import { headingOf } from '../parts/titles.ts';
import { leadsWithAbout } from '../parts/who.ts';
import { aboutOf, SHOWN_ACHIEVEMENTS, SHOWN_PROJECTS, shownSections } from '../shown-sections.ts';

const PARTS: Record<SiteSectionKind, (paper: Paper, isFirst: boolean) => Markup> = {
  about: ({ view }) => html`<div class="prose">\n${longTextOf(aboutOf(view), 3)}\n</div>`,
  projects: projectsPart,
  achievements: achievementsPart,
  cv: cvPart,
  links: linksPart,
  contact: ({ place, words }) =>
    html`<p class="call"><a href="${place.addressOf({ kind: 'contact' })}">${words('portfolio-pages.write')}</a></p>`,
};

/** Renders the sections of the home page in the member’s order. */
export function homeOf(paper: Paper): Markup {
  const { view, words } = paper;
  const parts = shownSections(view).filter(({ kind }) => kind !== 'about' || !leadsWithAbout(paper));
  if (parts.length === 0 && !leadsWithAbout(paper))
    return html`<p class="nothing">${words('portfolio-pages.nothing')}</p>`;
  const sections = parts.map(({ kind }, at) => ({
    isShort: SHORT.has(kind),
    markup: sectionOf(kind, paper, at === 0),
  }));
  return inLines(
    sections.flatMap(({ isShort, markup }, at) => {
      if (!isShort) return [markup];
      if (sections[at - 1]?.isShort) return [];
      const run = sections.slice(at);
      const end = run.findIndex((one) => !one.isShort);
      return [
        html`<div class="shorts">\n${inLines(run.slice(0, end < 0 ? run.length : end).map((one) => one.markup))}\n</div>`,
      ];
    }),
  );
}

/** Sections of one or two lines; consecutive ones are placed side by side. */
const SHORT: ReadonlySet<SiteSectionKind> = new Set(['cv', 'links', 'contact']);

function sectionOf(kind: SiteSectionKind, paper: Paper, isFirst: boolean): Markup {
  return html`<section class="part" id="${anchorOf(kind)}">
<h2><bdi>${headingOf(paper.view, kind, paper.words)}</bdi></h2>
<div class="body">
${PARTS[kind](paper, isFirst)}
</div>
</section>`;
}

function projectsPart(paper: Paper, isFirst: boolean): Markup {
  const { view, place, words } = paper;
  const featured = view.projects.filter((project) => project.featured);
  const shown = featured.length > 0 ? featured : view.projects.slice(0, SHOWN_PROJECTS);
  const count = view.projects.length;
  return inLines([
    projectList({ projects: shown, level: 3, isFirst }, paper),
    count > shown.length &&
      html`<p class="more"><a href="${place.addressOf({ kind: 'projects' })}">${words('portfolio-pages.allProjects', { count })}</a></p>`,
  ]);
}

function achievementsPart(paper: Paper): Markup {
  const { view, place, words } = paper;
  const count = view.achievements.length;
  const shown = newestFirst(view.achievements).slice(0, SHOWN_ACHIEVEMENTS);
  return inLines([
    achievementList({ achievements: shown, full: false }, paper),
    html`<p class="more"><a href="${place.addressOf({ kind: 'achievements' })}">${
      count > shown.length
        ? words('portfolio-pages.allAchievements', { count })
        : words('portfolio-pages.moreOfAchievements')
    }</a></p>`,
  ]);
}

function cvPart({ view, place, words }: Paper): Markup {
  const read = html`<a href="${place.addressOf({ kind: 'cv' })}">${words('portfolio-pages.readCv')}</a>`;
  const load =
    view.cv?.download && html` <a href="${place.fileAddress('cv.pdf')}">${words('portfolio-pages.downloadPdf')}</a>`;
  return html`<p class="deeds">${read}${load}</p>`;
}

/** Renders the links to the member's website and profiles on other sites. */
function linksPart({ view, words }: Paper): Markup {
  const { links, website } = view.person;
  const own = [
    ...(website === '' ? [] : [{ url: website, words: asSaid(website) }]),
    ...links.map(({ network, url }) => ({ url, words: network.trim() || hostOf(url) })),
  ];
  return html`<ul class="links" aria-label="${words('portfolio-pages.sections.links')}">${own.map(
    (one) => html`<li>${outward({ ...one, own: true })}</li>`,
  )}</ul>`;
}
