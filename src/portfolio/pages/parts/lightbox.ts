import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { LargePicture } from './large-pictures.ts';
import type { PageContext } from './page-context.ts';

/** The widest that a picture is shown, relative to the window, when it is enlarged once more. */
const SIZES = '150vw';
/** Width in pixels from which a picture may fill any window. */
const FULL_WIDTH = 1920;

const slideId = (at: number) => `picture-${at + 1}`;
const zoomId = (at: number) => `zoom-${at + 1}`;
/** Returns the id of the link that a picture in full size goes back to. */
const linkId = (at: number) => `image-${at + 1}`;

type Position = { at: number; count: number };

/** Renders the link around a picture that opens it in full size. */
export function enlargeLink(
  shown: Markup,
  { at, count, alt }: Position & { alt: string },
  { words }: PageContext,
): Markup {
  const name = words('portfolio-pages.lightbox.open', { number: at + 1, count });
  return html`<a class="enlarge" id="${linkId(at)}" href="#${slideId(at)}" aria-label="${alt === '' ? name : `${name}: ${alt}`}">${shown}</a>`;
}

/** Renders pictures in full size, each at an address of its own on the page, with links to its neighbors. */
export function lightbox(all: readonly LargePicture[], context: PageContext): Markup | false {
  if (all.length === 0) return false;
  const count = all.length;
  return html`<div class="lights">
${joinLines(all.map((large, at) => slide(large, { at, count }, context)))}
</div>`;
}

function slide({ picture, caption }: LargePicture, { at, count }: Position, { words, pictures }: PageContext): Markup {
  const shown = pictures.show(picture, { sizes: SIZES });
  if (picture.width < FULL_WIDTH) pictures.rules.push(`#${slideId(at)} { --most: ${picture.width}px; }`);
  const name = words('portfolio-pages.lightbox.name', { number: at + 1, count });
  return html`<section class="light" id="${slideId(at)}" tabindex="-1" aria-label="${name}">
<p class="turns">
${joinLines([
  at > 0 && html`<a rel="prev" href="#${slideId(at - 1)}">${words('portfolio-pages.lightbox.previous')}</a>`,
  count > 1 && html`<span class="at" aria-hidden="true">${at + 1} / ${count}</span>`,
  at < count - 1 && html`<a rel="next" href="#${slideId(at + 1)}">${words('portfolio-pages.lightbox.next')}</a>`,
  html`<a class="close" href="#${linkId(at)}">${words('portfolio-pages.lightbox.close')}</a>`,
])}
</p>
<figure><div class="canvas-area"><div class="canvas"><a class="grow" href="#${zoomId(at)}">${shown}<span>${words('portfolio-pages.lightbox.zoomIn')}</span></a><span class="middle" id="${zoomId(at)}" tabindex="-1"></span><a class="shrink" href="#${slideId(at)}"><span>${words('portfolio-pages.lightbox.zoomOut')}</span></a></div></div>${
    caption !== '' && html`<figcaption dir="auto">${caption}</figcaption>`
  }</figure>
</section>`;
}
