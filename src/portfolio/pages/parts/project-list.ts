import { html, inLines, type Markup } from '#platform/markup.ts';
import type { SiteLayout } from '../../model/site.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { yearsOf } from './dates.ts';
import { factLine, factsOf, inALine } from './facts.ts';
import type { Paper } from './paper.ts';

/** Value of the `sizes` attribute of a cover, per layout. */
const SIZES: Record<Exclude<SiteLayout, 'ledger'>, string> = {
  column: '(min-width: 52rem) 48rem, 92vw',
  index: '(min-width: 60rem) min(60vw, 46rem), 92vw',
  gallery: '(min-width: 48rem) 48vw, 92vw',
};

type List = {
  projects: readonly SiteProject[];
  /** Heading level of the entries. */
  level: 2 | 3;
  /** Whether the list comes directly after the page header, so that its first cover is loaded at once. */
  isFirst: boolean;
};

/** Renders a list of projects, each linked to its page. */
export function projectList({ projects, level, isFirst }: List, paper: Paper): Markup {
  const entry = paper.layout === 'ledger' ? lineOf : cardOf;
  return html`<ul class="works">
${inLines(projects.map((project, at) => entry(project, { level, isFirst: isFirst && at === 0 }, paper)))}
</ul>`;
}

type Entry = { level: 2 | 3; isFirst: boolean };

function cardOf(project: SiteProject, { level, isFirst }: Entry, paper: Paper): Markup {
  const { layout, pictures } = paper;
  const cover =
    project.cover &&
    layout !== 'ledger' &&
    pictures.show(project.cover, { sizes: SIZES[layout], first: isFirst, alt: '' });
  const ratio = project.cover ? ` ${pictures.classOf(project.cover)}` : ' bare';
  return html`<li class="work${layout === 'gallery' ? ratio : ''}">
${inLines([
  cover && html`<div class="plate">${cover}</div>`,
  html`<h${level}>${titleOf(project, paper)}</h${level}>`,
  project.summary !== '' && html`<p class="dek" dir="auto">${project.summary}</p>`,
  layout === 'index' ? factsOf(project, paper) : factLine(project, paper),
])}
</li>`;
}

function lineOf(project: SiteProject, { level }: Entry, paper: Paper): Markup {
  const beside = [project.role, project.client].filter((text) => text.trim() !== '');
  const years = yearsOf(project, paper);
  return html`<li class="work">
${inLines([
  html`<h${level}>${titleOf(project, paper)}</h${level}>`,
  years !== '' && html`<p class="when">${years}</p>`,
  project.summary !== '' && html`<p class="dek" dir="auto">${project.summary}</p>`,
  beside.length > 0 && html`<p class="meta">${inALine(beside.map((text) => html`<bdi>${text}</bdi>`))}</p>`,
])}
</li>`;
}

const titleOf = ({ slug, title }: SiteProject, { place }: Paper) =>
  html`<a href="${place.addressOf({ kind: 'project', slug })}"><bdi>${title}</bdi></a>`;
