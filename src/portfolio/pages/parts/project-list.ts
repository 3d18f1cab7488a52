import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteLayout } from '../../model/site.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { yearsOf } from './dates.ts';
import { factLine, factsOf, joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';

/** Value of the `sizes` attribute of a cover, per layout. */
const SIZES: Record<Exclude<SiteLayout, 'ledger'>, string> = {
  column: '(min-width: 52rem) 48rem, 92vw',
  index: '(min-width: 60rem) min(60vw, 46rem), 92vw',
  gallery: '(min-width: 48rem) 48vw, 92vw',
};
/** Value of the `sizes` attribute of a lone cover in the layout `gallery`, which fills the row. */
const LONE_SIZES = '(min-width: 110rem) 104rem, 94vw';

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
  return html`<ul class="works">
${joinLines(projects.map((project, at) => renderEntry(project, { level, isFirst: isFirst && at === 0, isOnly }, context)))}
</ul>`;
}

type ProjectEntryOptions = { level: 2 | 3; isFirst: boolean; isOnly: boolean };

function renderCard(
  project: SiteProject,
  { level, isFirst, isOnly }: ProjectEntryOptions,
  context: PageContext,
): Markup {
  const { layout, pictures, marks } = context;
  const cover =
    project.cover &&
    layout !== 'ledger' &&
    pictures.show(project.cover, {
      sizes: layout === 'gallery' && isOnly ? LONE_SIZES : SIZES[layout],
      first: isFirst,
      alt: '',
    });
  const ratio = project.cover ? ` ${pictures.classOf(project.cover)}` : ' bare';
  return html`<li class="work${layout === 'gallery' ? ratio : ''}">
${joinLines([
  cover && html`<div class="plate">${cover}</div>`,
  html`<h${level}>${titleOf(project, context)}</h${level}>`,
  project.summary !== '' && html`<p class="dek"${marks.block(project.summary)}>${project.summary}</p>`,
  layout === 'index' ? factsOf(project, context) : factLine(project, context),
])}
</li>`;
}

function renderLine(project: SiteProject, { level }: ProjectEntryOptions, context: PageContext): Markup {
  const details = [project.role, project.client].filter((text) => text.trim() !== '');
  const { marks } = context;
  const years = yearsOf(project, context);
  return html`<li class="work">
${joinLines([
  html`<h${level}>${titleOf(project, context)}</h${level}>`,
  years !== '' && html`<p class="when">${years}</p>`,
  project.summary !== '' && html`<p class="dek"${marks.block(project.summary)}>${project.summary}</p>`,
  details.length > 0 &&
    html`<p class="meta">${joinInline(details.map((text) => html`<bdi${marks.inline(text)}>${text}</bdi>`))}</p>`,
])}
</li>`;
}

const titleOf = ({ slug, title }: SiteProject, { urls, marks }: PageContext) =>
  html`<a href="${urls.pageUrl({ kind: 'project', slug })}"><bdi${marks.inline(title)}>${title}</bdi></a>`;
