import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { ShownSection, ShownSectionOf, SiteProject } from '../../model/site-view.ts';
import { newestFirst } from '../parts/achievement-list.ts';
import { factLine } from '../parts/facts.ts';
import { navigation } from '../parts/navigation.ts';
import type { PageContext } from '../parts/page-context.ts';
import { personName } from '../parts/person-name.ts';
import { previewMark } from '../parts/preview-mark.ts';
import { headingOf } from '../parts/titles.ts';
import { anchorOf } from '../section-anchor.ts';
import { allProjects } from '../sections/record-sections.ts';
import { sectionBody } from '../sections/section-body.ts';
import {
  aboutOf,
  availabilityOn,
  MAX_HOME_ACHIEVEMENTS,
  projectsOf,
  shownSections,
  showsSection,
} from '../shown-sections.ts';
import type { TileSizes } from './pack-tiles.ts';

/** A tile before it has a place. `render` receives the classes of its size and colour. */
export type Tile = {
  sizes: TileSizes;
  /** Sizes in a grid of two columns, on narrow screens. */
  narrow: TileSizes;
  isColoured: boolean;
  render: (classes: string) => Markup;
};
/** The tiles of a section, inside the elements that group them. */
export type TileGroup = { tiles: readonly Tile[]; wrap: (tiles: Markup) => Markup };

const BIG: TileSizes = [
  [2, 2],
  [2, 1],
  [3, 2],
  [4, 2],
  [3, 1],
  [4, 1],
];
const TALL: TileSizes = [
  [1, 2],
  [2, 2],
  [1, 1],
  [3, 2],
  [2, 1],
  [4, 2],
];
const SMALL: TileSizes = [
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 1],
  [4, 1],
];
const WIDE: TileSizes = [
  [2, 1],
  [2, 2],
  [3, 1],
  [4, 1],
  [1, 2],
];
const FULL: TileSizes = [[4, 1]];
const NARROW_WHOLE: TileSizes = [[2, 1]];
const NARROW_PICTURE: TileSizes = [
  [2, 2],
  [2, 1],
];
const NARROW_HALF: TileSizes = [
  [1, 1],
  [2, 1],
  [1, 2],
];
/** From this length on, a text has a row of its own. */
const LONG_TEXT = 420;

/** Returns the tiles that introduce the member. */
export function personTiles(context: PageContext): Tile[] {
  const { view, today, pictures } = context;
  const { photo, location } = view.person;
  const headline = view.site.headline.trim();
  const available = availabilityOn(today, view);
  const face = photo && pictures.show(photo, { sizes: '(min-width: 60rem) 25vw, 92vw', first: true });
  const isNamedOnFace = Boolean(face) && headline !== '';
  const heading = html`<h1>${personName(context)}</h1>`;
  const place = location.trim() !== '' && html`<p class="place"><bdi>${location.trim()}</bdi></p>`;
  return [
    ...(face
      ? [
          tile(
            { sizes: TALL, narrow: NARROW_PICTURE },
            (classes) => html`<div class="tile face ${classes}">${face}${isNamedOnFace && heading}</div>`,
          ),
        ]
      : []),
    tile(
      { sizes: BIG, narrow: NARROW_WHOLE },
      (classes) => html`<div class="tile intro ${classes}">
${joinLines([
  !isNamedOnFace && heading,
  headline !== '' && html`<p class="tagline"${context.marks.block(headline)}>${headline}</p>`,
  place,
  navigation(context),
])}
</div>`,
    ),
    ...(available === ''
      ? []
      : [
          tile(
            { sizes: SMALL, narrow: NARROW_HALF, isColoured: true },
            (classes) =>
              html`<div class="tile ${classes}"><p class="open"${context.marks.block(available)}>${available}</p></div>`,
          ),
        ]),
    ...metricTile(context),
  ];
}

type Sizes = { sizes: TileSizes; narrow: TileSizes; isColoured?: boolean };
const tile = ({ sizes, narrow, isColoured = false }: Sizes, render: Tile['render']): Tile => ({
  ...{ sizes, narrow, isColoured, render },
});

/** Returns the tiles of the sections that the home page shows. */
export const sectionTiles = (context: PageContext): TileGroup[] =>
  shownSections(context.view).map((section) =>
    section.kind === 'projects' && section.variant === 'covers'
      ? projectTiles(section, context)
      : sectionTile(section, context),
  );

function sectionTile(section: ShownSection, context: PageContext): TileGroup {
  const { id, kind } = section;
  const heading = headingOf(section, context.words);
  return {
    wrap: (tiles) => tiles,
    tiles: [
      tile({ ...sizesOf(section, context), isColoured: !PLAIN.has(kind) }, (classes) =>
        kind === 'hero'
          ? html`<div class="tile opener ${classes}">\n${sectionBody(section, context)}\n</div>`
          : html`<section class="tile part at-${kind} ${classes}" id="${anchorOf(id)}">
${joinLines([
  heading !== '' && html`<h2><bdi${context.marks.inline(heading)}>${heading}</bdi></h2>`,
  html`<div class="body">
${sectionBody(section, context)}
</div>`,
])}
</section>`,
      ),
    ],
  };
}

/** Sections of pictures, which need no color behind them. */
const PLAIN: ReadonlySet<string> = new Set(['hero', 'gallery']);

function sizesOf(section: ShownSection, { view }: PageContext): Sizes {
  const isWide = { sizes: WIDE, narrow: NARROW_WHOLE };
  const isFull = { sizes: FULL, narrow: NARROW_WHOLE };
  switch (section.kind) {
    case 'about':
      return plainText(aboutOf(view), { long: true }).length > LONG_TEXT ? isFull : isWide;
    case 'experience':
    case 'education': {
      const steps = view[section.kind];
      return steps.length > 2 || steps.some((step) => step.summary !== '' || step.highlights.length > 0)
        ? isFull
        : isWide;
    }
    case 'achievements':
      return view.achievements.length > 2 ? isFull : isWide;
    case 'links':
      return view.person.links.length > 4 ? isWide : { sizes: SMALL, narrow: NARROW_HALF };
    case 'cv':
      return { sizes: SMALL, narrow: NARROW_HALF };
    case 'contact':
      return section.variant === 'form' ? isFull : { sizes: SMALL, narrow: NARROW_HALF };
    case 'text':
    case 'now':
      return section.text.length > LONG_TEXT ? isFull : isWide;
    case 'numbers':
      return section.items.length > 3 ? isFull : isWide;
    default:
      return isFull;
  }
}

/** Returns a tile with the number of the latest achievement that has one; none if there is no such number. */
function metricTile({ view, marks }: PageContext): Tile[] {
  if (!showsSection(view, 'achievements')) return [];
  const metric = newestFirst(view.achievements)
    .slice(0, MAX_HOME_ACHIEVEMENTS)
    .find((one) => one.metric && one.metric.value.length <= 8)?.metric;
  if (!metric) return [];
  return [
    tile(
      { sizes: SMALL, narrow: NARROW_HALF, isColoured: true },
      (classes) =>
        html`<div class="tile number ${classes}"><p class="metric"><strong><bdi>${metric.value}</bdi></strong> <span><bdi${marks.inline(metric.label)}>${metric.label}</bdi></span></p></div>`,
    ),
  ];
}

function projectTiles(section: ShownSectionOf<'projects'>, context: PageContext): TileGroup {
  const { view, words, marks } = context;
  const shown = projectsOf(section, view);
  const { url, count } = allProjects(section.tag, context);
  const heading = headingOf(section, words);
  const more = tile(
    { sizes: SMALL, narrow: NARROW_HALF, isColoured: true },
    (classes) =>
      html`<li class="tile more ${classes}"><a href="${url}">${words('portfolio-pages.allProjects', { count })}</a></li>`,
  );
  return {
    wrap: (tiles) => html`<section class="part" id="${anchorOf(section.id)}">
<h2><bdi${marks.inline(heading)}>${heading}</bdi></h2>
<ul class="works">
${tiles}
</ul>
</section>`,
    tiles: [
      ...shown.map((project, at) =>
        projectTile(project, { isFirst: at === 0 && !view.person.photo, level: 3 }, context),
      ),
      ...(count > shown.length ? [more] : []),
    ],
  };
}

type ProjectTileOptions = { isFirst: boolean; level: 2 | 3 };

export function projectTile(project: SiteProject, { isFirst, level }: ProjectTileOptions, context: PageContext): Tile {
  const { urls, pictures, marks } = context;
  const { cover, slug, title, summary } = project;
  const picture = cover && pictures.show(cover, { sizes: '(min-width: 60rem) 50vw, 92vw', first: isFirst, alt: '' });
  const isUpright = cover !== undefined && cover.height > cover.width * 1.1;
  const sizes = picture ? (isUpright ? TALL : BIG) : SMALL;
  return tile(
    { sizes, narrow: picture ? NARROW_PICTURE : NARROW_HALF, isColoured: !picture },
    (classes) => html`<li class="work tile ${picture ? 'pictured ' : ''}${classes}">
${joinLines([
  picture && html`<div class="plate">${picture}</div>`,
  html`<h${level}><a href="${urls.pageUrl({ kind: 'project', slug })}"><bdi${marks.inline(title)}>${title}</bdi></a>${previewMark(project, context)}</h${level}>`,
  summary !== '' && !picture && html`<p class="dek"${marks.block(summary)}>${summary}</p>`,
  !picture && factLine(project, context),
])}
</li>`,
  );
}
