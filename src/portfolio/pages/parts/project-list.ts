import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteLayout } from '../../model/site.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { shortYearOf, yearsOf } from './dates.ts';
import { factLine, factsOf, joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { stageProject } from './stage.ts';

/** Value of the `sizes` attribute of a cover, per layout. */
const SIZES: Record<Exclude<SiteLayout, 'ledger'>, string> = {
  column: '(min-width: 52rem) 48rem, 92vw',
  index: '(min-width: 60rem) min(60vw, 46rem), 92vw',
  gallery: '(min-width: 48rem) 48vw, 92vw',
  cover: '100vw',
  bento: '(min-width: 60rem) 50vw, 92vw',
  wall: '(min-width: 60rem) 25vw, 50vw',
};
/** Value of the `sizes` attribute of a lone cover in the layout `gallery`, which fills the row. */
const LONE_SIZES = '(min-width: 110rem) 104rem, 94vw';

/** From this number of projects on, the wall has all its columns. */
const MANY = 5;

type ProjectListOptions = {
  projects: readonly SiteProject[];
  /** Heading level of the entries. */
  level: 2 | 3;
  /** Whether the list comes directly after the page header, so that its first cover is loaded at once. */
  isFirst: boolean;
};

/** Renders a list of projects, each linked to its page. */
export function projectList({ projects, level, isFirst }: ProjectListOptions, context: PageContext): Markup {
  const renderEntry = context.layout === 'ledger' ? renderLine : renderCard;
  const isOnly = projects.length === 1;
  // The wall has as many columns as it can fill.
  const few = context.layout === 'wall' && projects.length < MANY ? html` few-${projects.length}` : '';
  return html`<ul class="works${few}">
${joinLines(projects.map((project, at) => renderEntry(project, { level, isFirst: isFirst && at === 0, isOnly }, context)))}
</ul>`;
}

type ProjectEntryOptions = { level: 2 | 3; isFirst: boolean; isOnly: boolean };

function renderCard(
  project: SiteProject,
  { level, isFirst, isOnly }: ProjectEntryOptions,
  context: PageContext,
): Markup {
  const { layout, pictures, style } = context;
  const isOnStage = stageProject(context) === project;
  const cover =
    project.cover &&
    layout !== 'ledger' &&
    !isOnStage &&
    pictures.show(project.cover, {
      sizes: layout === 'gallery' && isOnly ? LONE_SIZES : SIZES[layout],
      first: isFirst,
      alt: '',
    });
  const ratio = project.cover ? ` ${pictures.classOf(project.cover)}` : ' bare';
  const year = style.id === 'swiss' ? shortYearOf(project) : '';
  return html`<li class="work${layout === 'gallery' || layout === 'wall' ? ratio : ''}${isOnStage ? ' staged' : ''}">
${joinLines([
  year !== '' && html`<p class="numeral" aria-hidden="true">${year}</p>`,
  cover && html`<div class="plate">${cover}</div>`,
  html`<h${level}>${titleOf(project, context)}</h${level}>`,
  project.summary !== '' && html`<p class="dek" dir="auto">${project.summary}</p>`,
  layout === 'index' ? factsOf(project, context) : factLine(project, context),
])}
</li>`;
}

function renderLine(project: SiteProject, { level }: ProjectEntryOptions, context: PageContext): Markup {
  const details = [project.role, project.client].filter((text) => text.trim() !== '');
  const years = yearsOf(project, context);
  return html`<li class="work">
${joinLines([
  html`<h${level}>${titleOf(project, context)}</h${level}>`,
  years !== '' && html`<p class="when">${years}</p>`,
  project.summary !== '' && html`<p class="dek" dir="auto">${project.summary}</p>`,
  details.length > 0 && html`<p class="meta">${joinInline(details.map((text) => html`<bdi>${text}</bdi>`))}</p>`,
])}
</li>`;
}

const titleOf = ({ slug, title }: SiteProject, { urls }: PageContext) =>
  html`<a href="${urls.pageUrl({ kind: 'project', slug })}"><bdi>${title}</bdi></a>`;
