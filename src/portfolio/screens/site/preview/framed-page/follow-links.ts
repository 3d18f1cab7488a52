/** Passes followed links to `onLink`, except for anchors within the page. */
export function followLinks(page: Document, onLink: (url: URL) => unknown) {
  page.addEventListener('click', (event) => {
    const link = event.composedPath().find(isLink);
    if (!link) return;
    const url = new URL(link.href);
    if (url.hash !== '' && isSamePage(url, page.location)) return;
    event.preventDefault();
    onLink(url);
  });
}

/** Elements of another document are no instances of this window's classes, so `instanceof` cannot be used. */
const isLink = (target: EventTarget): target is HTMLAnchorElement =>
  'tagName' in target && target.tagName === 'A' && 'href' in target && target.href !== '';

type PageAddress = Pick<URL, 'pathname' | 'search'>;
/** Whether two addresses are of one page, at any place within it. */
export const isSamePage = (one: PageAddress, other: PageAddress) =>
  one.pathname === other.pathname && one.search === other.search;
