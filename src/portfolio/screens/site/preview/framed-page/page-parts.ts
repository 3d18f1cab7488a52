import { SITE_SECTIONS, type SiteSectionKind } from '../../../../model/site-shape.ts';
import type { SitePage } from '../../../../model/site-view.ts';
import { anchorOf } from '../../../../pages/section-anchor.ts';
import type { PagePart } from '../../page-part.ts';

/** Selects the elements of each part: in the header, or in `bento` among its tiles, and as a section. */
const SELECTORS: Record<PagePart, string> = {
  ...(Object.fromEntries(SITE_SECTIONS.map((kind) => [kind, `#${anchorOf(kind)}`])) as Record<SiteSectionKind, string>),
  intro: '.who:not(:has(> .tile)), .who > :is(.face, .intro)',
  availability: '.who > .tile:has(> .open), .who .open:not(.tile > .open)',
  about: `.lead, #${anchorOf('about')}`,
  achievements: `.who > .number, #${anchorOf('achievements')}`,
};
const PARTS = Object.keys(SELECTORS) as PagePart[];

/** Returns the selector of a part. A page that belongs to one section consists of it. */
const selectorOf = (part: PagePart, pageKind: SitePage['kind']) => (part === pageKind ? 'main' : SELECTORS[part]);

/** Returns the innermost part of a page that an element belongs to; undefined if none. */
export function partAt(target: Element, pageKind: SitePage['kind']): PagePart | undefined {
  for (let element: Element | null = target; element; element = element.parentElement) {
    const part = PARTS.find((one) => element?.matches(selectorOf(one, pageKind)));
    if (part) return part;
  }
  return undefined;
}

/** Returns the boxes that a part takes in the frame, in pixels of the page. */
export const boxesOfPart = (page: Document, pageKind: SitePage['kind'], part: PagePart): DOMRect[] =>
  [...page.querySelectorAll(selectorOf(part, pageKind))].flatMap(boxesOf);

/** Scrolls a page so that the start of a part is in its upper half, if it isn't yet. */
export function scrollToPart(page: Document, pageKind: SitePage['kind'], part: PagePart) {
  const [first] = boxesOfPart(page, pageKind, part);
  const view = page.defaultView;
  if (!(first && view) || (first.top >= 0 && first.top < view.innerHeight / 2)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  view.scrollBy({ top: first.top - view.innerHeight / 8, behavior: isStill ? 'instant' : 'smooth' });
}

/** Returns the box of an element; those of its children if it has none itself, as with `display: contents`. */
function boxesOf(element: Element): DOMRect[] {
  const box = element.getBoundingClientRect();
  if (box.width > 1 && box.height > 1) return isClipped(element) ? [] : [box];
  return [...element.children].flatMap(boxesOf);
}

/** Returns whether an element is there only for screen readers. */
const isClipped = (element: Element) =>
  element.ownerDocument.defaultView?.getComputedStyle(element).clipPath.startsWith('inset') === true;

type PartEvents = { onHover: (part: PagePart | undefined) => void; onPick: (part: PagePart) => void };

/** Elements that a click is meant for themselves. */
const CONTROLS = 'a, button, input, select, textarea, label, summary';

/** Reports the part of a page that the pointer is over, and the part that is clicked, except on links and controls. */
export function watchParts(page: Document, pageKind: SitePage['kind'], { onHover, onPick }: PartEvents) {
  let hovered: PagePart | undefined;
  const hover = (part: PagePart | undefined) => {
    if (part === hovered) return;
    hovered = part;
    // Links have a cursor of their own.
    page.documentElement.style.cursor = part ? 'pointer' : '';
    onHover(part);
  };
  // Unlike `mouseover`, it is not sent when a page loads under a pointer that rests.
  page.addEventListener('mousemove', ({ target }) => hover(isElement(target) ? partAt(target, pageKind) : undefined));
  page.documentElement.addEventListener('mouseleave', () => hover(undefined));
  page.addEventListener('click', ({ target }) => {
    if (!isElement(target) || target.closest(CONTROLS) || page.getSelection()?.isCollapsed === false) return;
    const part = partAt(target, pageKind);
    if (part) onPick(part);
  });
}

/** Elements of another document are no instances of this window's classes, so `instanceof` cannot be used. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;
