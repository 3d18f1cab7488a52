import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteProject } from '../../model/site-view.ts';
import { chosenColumns, chosenRatio } from '../../model/styles/style-pictures.ts';
import { isArtStyle } from '../../model/styles/style-shape.ts';
import { listedCoverSizes } from './cover-sizes.ts';
import { shortYearOf, yearsOf } from './dates.ts';
import { factLine, factsOf, joinInline } from './facts.ts';
import type { PageContext } from './page-context.ts';
import { ART_BARE_RATIO, BARE_RATIO, type PlacedPicture, placeInRows, ratioOf } from './picture-rows.ts';
import { previewMark } from './preview-mark.ts';
import { stageOf } from './stage.ts';
import { coverNamesOfList } from './transition-name.ts';
import { pairedPictures } from './wall-pairs.ts';

/** From this number of projects on, the wall has all its columns. */
const MANY = 5;

/** From this ratio on, a picture has two columns of the wall. */
const WIDE = 1.6;

/** With the name, this number of pictures would leave most of a second row of the wall empty: the first has two columns. */
const ONE_TOO_MANY = 4;

type ProjectListOptions = {
  projects: readonly SiteProject[];
  /** Heading level of the entries. */
  level: 2 | 3;
  /** Whether the list comes directly after the page header, so that its first cover is loaded at once. */
  isFirst: boolean;
};

/** Renders a list of projects, each linked to its page. */
export function projectList({ projects, level, isFirst }: ProjectListOptions, context: PageContext): Markup {
  const isRows = context.layout === 'gallery';
  const design = { layout: context.layout, style: context.style };
  const bareRatio = isArtStyle(context.style.id) ? ART_BARE_RATIO : BARE_RATIO;
  const ratios = projects.map(({ cover }) => (cover ? (chosenRatio(design) ?? ratioOf(cover)) : bareRatio));
  const options = { kind: 'covers', rules: context.pictures.rules, columns: chosenColumns(design) } as const;
  const places = isRows ? placeInRows(ratios, options) : [];
  const isWide = wideOf(projects, context);
  const paired = context.layout === 'wall' ? pairedPictures(wallRatios(projects, design)) : [];
  const count = projects.length;
  const entries = projects.map((project, at) => {
    const isFirstPicture = isFirst && at === 0;
    const width = { isWide: isWide(project), isHalf: paired[at] ?? false };
    const options = { level, count, isFirst: isFirstPicture, ...width, place: places[at] };
    return context.layout === 'ledger' ? renderLine(project, options, context) : renderCard(project, options, context);
  });
  if (context.layout !== 'ledger') context.pictures.rules.push(...coverNamesOfList(projects));
  // The wall has as many columns as it can fill.
  const few = context.layout === 'wall' && projects.length < MANY ? html` few-${projects.length}` : '';
  return html`<ul class="works${few}">
${joinLines(entries)}
</ul>`;
}

/** Renders projects by their titles alone, each in a line with its years. */
export const projectTitles = (projects: readonly SiteProject[], context: PageContext): Markup => html`<ul class="feats">
${joinLines(
  projects.map((project) => {
    const years = yearsOf(project, context);
    return html`<li class="feat">
${joinLines([
  html`<h3>${titleOf(project, context)}</h3>`,
  years !== '' && html`<p class="when">${years}</p>`,
  factLine({ ...project, start: '', end: '' }, context),
])}
</li>`;
  }),
)}
</ul>`;

/** Returns the ratios in which the wall shows the covers of projects, undefined for a project without one. */
const wallRatios = (projects: readonly SiteProject[], design: Pick<PageContext, 'layout' | 'style'>) =>
  projects.map(({ cover }) => cover && (chosenRatio(design) ?? ratioOf(cover)));

/** Returns which pictures have two columns of the wall. None has where the member chose their proportions or one column. */
function wideOf(projects: readonly SiteProject[], design: PageContext): (project: SiteProject) => boolean {
  if (design.layout !== 'wall' || chosenRatio(design) !== undefined || chosenColumns(design) === 1) return () => false;
  const isPanorama = ({ cover }: SiteProject) => cover !== undefined && ratioOf(cover) >= WIDE;
  const isFirstWide =
    isArtStyle(design.style.id) &&
    projects.length === ONE_TOO_MANY &&
    projects.every((project) => project.cover && !isPanorama(project));
  return (project) => isPanorama(project) || (isFirstWide && project === projects[0]);
}

type ProjectEntryOptions = {
  level: 2 | 3;
  count: number;
  isFirst: boolean;
  isWide: boolean;
  isHalf: boolean;
  place: PlacedPicture | undefined;
};

function renderCard(
  project: SiteProject,
  { level, count, isFirst, isWide, isHalf, place }: ProjectEntryOptions,
  context: PageContext,
): Markup {
  const { layout, pictures, style, marks } = context;
  const isOnStage = stageOf(context)?.project === project;
  const sizes = place?.sizes ?? listedCoverSizes({ count, isWide, isHalf }, context);
  const cover = project.cover && !isOnStage && pictures.show(project.cover, { sizes, first: isFirst, alt: '' });
  const shape = project.cover
    ? ` ${pictures.classOf(project.cover)}${isWide ? ' wide' : ''}${isHalf ? ' half' : ''}`
    : ' bare';
  const year = style.id === 'swiss' ? shortYearOf(project) : '';
  return html`<li class="work${layout === 'gallery' || layout === 'wall' ? shape : ''}${isOnStage ? ' staged' : ''}${place && ` ${place.className}`}">
${joinLines([
  year !== '' && html`<p class="numeral" aria-hidden="true">${year}</p>`,
  cover && html`<div class="plate">${cover}</div>`,
  html`<h${level}>${titleOf(project, context)}</h${level}>`,
  project.summary !== '' && html`<p class="dek"${marks.block(project.summary)}>${project.summary}</p>`,
  layout === 'index' ? factsOf(project, context) : factLine(project, context),
])}
</li>`;
}

function renderLine(project: SiteProject, { level }: Pick<ProjectEntryOptions, 'level'>, context: PageContext): Markup {
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

function titleOf(project: SiteProject, context: PageContext) {
  const { slug, title } = project;
  const { urls, marks } = context;
  return html`<a href="${urls.pageUrl({ kind: 'project', slug })}"><bdi${marks.inline(title)}>${title}</bdi></a>${previewMark(project, context)}`;
}
