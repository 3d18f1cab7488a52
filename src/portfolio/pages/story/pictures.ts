import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { joinInline } from '../parts/facts.ts';
import type { LargePicture } from '../parts/large-pictures.ts';
import { enlargeLink } from '../parts/lightbox.ts';
import type { PageContext } from '../parts/page-context.ts';
import { placeInRows, ratioOf } from '../parts/picture-rows.ts';
import type { PlacedBlock } from '../parts/project-pictures.ts';

/** The widest column of text. */
const COLUMN_SIZES = '(min-width: 48rem) 44rem, 94vw';
/** Squares of which three or four are side by side. */
const GRID_SIZES = '(min-width: 48rem) 33vw, 50vw';
const WIDE_SIZES = '94vw';
const BLEED_SIZES = '100vw';

type PictureOptions = { at: number; count: number; sizes: string };

/** Renders a picture with the link that opens it in full size. The first one of the page is loaded first. */
export function enlargeable({ picture }: LargePicture, options: PictureOptions, context: PageContext) {
  const shown = context.pictures.show(picture, { ...options, first: options.at === 0 });
  return shown && enlargeLink(shown, { ...options, alt: picture.alt }, context);
}

export const captionOf = ({ caption }: Pick<LargePicture, 'caption'>, { marks }: PageContext) =>
  caption !== '' && html`<figcaption${marks.block(caption)}>${caption}</figcaption>`;

/** Renders a picture in the column of the text. */
export function columnPicture({ pictures: [large], first, count }: PlacedBlock, context: PageContext): Markup | false {
  if (!large) return false;
  const options = { at: first, count, sizes: COLUMN_SIZES };
  return html`<figure>${enlargeable(large, options, context)}${captionOf(large, context)}</figure>`;
}

/** Renders the pictures of a block in the whole width. */
export function pictureSection(placed: PlacedBlock, context: PageContext): Markup | false {
  const { block, pictures } = placed;
  if (pictures.length === 0) return false;
  if (block.kind === 'comparison' && pictures.length === 2) return comparison(placed, context);
  if (block.kind === 'grid')
    return html`<div class="part pictures squares">
${joinLines(squarePictures(placed, context))}
</div>`;
  if (block.kind !== 'field')
    return html`<div class="${isBleed(placed) ? 'part pictures bleed' : 'part pictures'}">
${joinLines(rowsOfBlock(placed, context))}
</div>`;
  return html`<section class="part pictures" aria-label="${context.words('portfolio-pages.pictures')}">
${joinLines(rowsOfBlock(placed, context))}
</section>`;
}

const isBleed = ({ block }: PlacedBlock) => block.kind === 'picture' && block.width === 'bleed';

/** Renders the pictures of a block in rows. The two of a pair are side by side wherever there is room for two. */
const rowsOfBlock = (placed: PlacedBlock, context: PageContext) =>
  pictureRows(placed, context, {
    ...(placed.block.kind === 'pair' ? { columns: 2 } : {}),
    ...(isBleed(placed) ? { sizes: BLEED_SIZES } : {}),
  });

/** Pictures of a page, with the number of the first one among all `count` pictures of the page. */
type NumberedPictures = Pick<PlacedBlock, 'pictures' | 'first' | 'count'>;
type RowOptions = { columns?: number; sizes?: string };

/** Renders pictures in rows of even height. */
export function pictureRows(
  { pictures, first, count }: NumberedPictures,
  context: PageContext,
  { columns, sizes: ownSizes }: RowOptions = {},
): Markup[] {
  const places = placeInRows(
    pictures.map(({ picture }) => ratioOf(picture)),
    { kind: 'pictures', rules: context.pictures.rules, columns },
  );
  return pictures.map((large, at) => {
    const { className, sizes } = places[at] ?? { className: '', sizes: WIDE_SIZES };
    const options = { at: first + at, count, sizes: ownSizes ?? sizes };
    return html`<figure class="${className}">${enlargeable(large, options, context)}${captionOf(large, context)}</figure>`;
  });
}

/** Renders pictures in squares of one size. */
export const squarePictures = ({ pictures, first, count }: NumberedPictures, context: PageContext) =>
  pictures.map((large, at) => {
    const options = { at: first + at, count, sizes: GRID_SIZES };
    return html`<figure>${enlargeable(large, options, context)}${captionOf(large, context)}</figure>`;
  });

const SIDES = ['before', 'after'] as const;
const VIEWS = ['before', 'both', 'after'] as const;

/** Renders two pictures over one another, of which the visitor sees one, the other, or half of each. */
function comparison({ pictures, first, count }: PlacedBlock, context: PageContext): Markup {
  const { words, pictures: renderer } = context;
  const [before] = pictures;
  const name = `comparison-${first}`;
  if (before) renderer.rules.push(`#${name} { --ratio: ${Math.round(ratioOf(before.picture) * 1000) / 1000}; }`);
  const sides = pictures.map((large, at) => {
    const options = { at: first + at, count, sizes: WIDE_SIZES };
    return html`<div class="${SIDES[at] ?? 'after'}">${enlargeable(large, options, context)}</div>`;
  });
  const views = VIEWS.map(
    (view) =>
      html`<label><input type="radio" name="${name}" value="${view}"${view === 'both' && html` checked`}><span>${words(`portfolio-pages.story.${view}`)}</span></label>`,
  );
  return html`<div class="part pictures comparison" id="${name}">
<figure><div class="sides">${sides}</div>
<div class="views" role="radiogroup" aria-label="${words('portfolio-pages.story.comparison')}">${views}</div>
${sidesCaption(pictures, context)}</figure>
</div>`;
}

/** Renders the captions of a comparison, each with the side that it is about. */
function sidesCaption(pictures: readonly LargePicture[], { marks, words }: PageContext): Markup | false {
  const captions = pictures.map(
    ({ caption }, at) =>
      caption !== '' &&
      html`<p>${joinInline([
        html`<strong>${words(`portfolio-pages.story.${SIDES[at] ?? 'after'}`)}</strong>`,
        html`<bdi${marks.inline(caption)}>${caption}</bdi>`,
      ])}</p>`,
  );
  return captions.some(Boolean) && html`<figcaption>${captions}</figcaption>`;
}
