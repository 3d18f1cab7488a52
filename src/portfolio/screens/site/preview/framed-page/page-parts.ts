import type { SiteSection } from '../../../../model/sections/section-schema.ts';
import type { SitePage } from '../../../../model/site-view.ts';
import { anchorOf } from '../../../../pages/section-anchor.ts';
import { type PagePart, partOfSection } from '../../page-part.ts';

/** Selects the elements of the header's parts, in `bento` among its tiles. */
const HEADER_SELECTORS = {
  intro: '.who:not(:has(> .tile)), .who > :is(.face, .intro)',
  availability: '.who > .tile:has(> .open), .who .open:not(.tile > .open)',
} as const satisfies Partial<Record<PagePart, string>>;

/** The page that a frame shows, and the sections of the site. */
export type FramedPage = { kind: SitePage['kind']; sections: readonly SiteSection[] };

type PartSelector = readonly [part: PagePart, selector: string];

/** Returns the selectors of all parts of a page. A page that belongs to one kind of section consists of its first. */
function selectorsOf({ kind, sections }: FramedPage): PartSelector[] {
  const first = (wanted: string) => sections.find((section) => section.kind === wanted)?.id;
  return [
    ...(Object.entries(HEADER_SELECTORS) as [PagePart, string][]),
    ...sections.map((section): PartSelector => {
      const selectors = [`#${CSS.escape(anchorOf(section.id))}`];
      if (section.id === first(kind)) selectors.push('main');
      if (section.id === first('about')) selectors.push('.lead');
      if (section.id === first('achievements')) selectors.push('.who > .number');
      return [partOfSection(section.id), selectors.join(', ')];
    }),
  ];
}

/** Returns the innermost part of a page that an element belongs to; undefined if none. */
export function partAt(target: Element, page: FramedPage): PagePart | undefined {
  const selectors = selectorsOf(page);
  for (let element: Element | null = target; element; element = element.parentElement) {
    const found = selectors.find(([, selector]) => element?.matches(selector));
    if (found) return found[0];
  }
  return undefined;
}

/** Returns the selector of a part's elements, which matches nothing if the site has no such part. */
export const selectorOfPart = (page: FramedPage, part: PagePart) =>
  selectorsOf(page).find(([one]) => one === part)?.[1] ?? ':not(*)';

/** Returns the boxes that the elements of a part take in the frame, in pixels of the page. */
export const boxesOfPart = (document: Document, selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].flatMap(boxesOf);

/** Returns whether any of a part is in sight. */
export const isPartInSight = (document: Document, page: FramedPage, part: PagePart) =>
  boxesOfPart(document, selectorOfPart(page, part)).some(
    ({ top, bottom }) => bottom > 0 && top < (document.defaultView?.innerHeight ?? 0),
  );

/** Scrolls a page so that the start of a part is in its upper half, if it isn't yet. */
export function scrollToPart(document: Document, page: FramedPage, part: PagePart) {
  const [first] = boxesOfPart(document, selectorOfPart(page, part));
  const view = document.defaultView;
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

/**
 * Reports the part of a page that the pointer is over, and the part that is clicked, except on links and controls.
 * `pageNow` returns the page with the sections of the moment.
 */
export function watchParts(document: Document, pageNow: () => FramedPage, { onHover, onPick }: PartEvents) {
  let hovered: PagePart | undefined;
  const hover = (part: PagePart | undefined) => {
    if (part === hovered) return;
    hovered = part;
    // Links have a cursor of their own.
    document.documentElement.style.cursor = part ? 'pointer' : '';
    onHover(part);
  };
  // Unlike `mouseover`, it is not sent when a page loads under a pointer that rests.
  document.addEventListener('mousemove', ({ target }) =>
    hover(isElement(target) ? partAt(target, pageNow()) : undefined),
  );
  document.documentElement.addEventListener('mouseleave', () => hover(undefined));
  document.addEventListener('click', ({ target }) => {
    if (!isElement(target) || target.closest(CONTROLS) || document.getSelection()?.isCollapsed === false) return;
    const part = partAt(target, pageNow());
    if (part) onPick(part);
  });
}

/** Elements of another document are no instances of this window's classes, so `instanceof` cannot be used. */
const isElement = (target: EventTarget | null): target is Element => target !== null && 'closest' in target;
