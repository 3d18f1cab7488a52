import type { Language } from '#platform/pure/i18n/languages.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import { isNavigable } from '../../model/sections/section-kinds.ts';
import { findTag, listAbove } from '../../model/site-tags.ts';
import type { ShownPage, ShownSection, SitePage, SiteView } from '../../model/site-view.ts';
import { anchorOf } from '../section-anchor.ts';
import { filledPages, shownSections } from '../shown-sections.ts';
import type { PageContext } from './page-context.ts';
import { headingOf, isTitled } from './titles.ts';

/** Returns the sections of the home page that the navigation leads to. */
const navigatedSections = (view: SiteView) =>
  shownSections(view).filter((section) => isNavigable(section.kind) && section.inNavigation && isTitled(section));

/** Returns whether a section is only a way to a page of its own. */
const isWayToPage = ({ kind, variant }: ShownSection) => kind === 'cv' || (kind === 'contact' && variant === 'link');

/** Returns the ids of the sections that the navigation of the home page leads to. */
export const navigatedAnchors = (view: SiteView) =>
  navigatedSections(view).flatMap((section) => (isWayToPage(section) ? [] : [anchorOf(section.id)]));

type NavigationLink = { address: string; heading: Markup; current: 'page' | 'true' | false };

/**
 * Renders the navigation, which has the same links on every page: to the sections of the home page and the pages that
 * belong to them, and to the pages of the member's own. False if it has no links.
 */
export function navigation(context: PageContext): Markup | false {
  const { view, words } = context;
  const sections = navigatedSections(view);
  const pages = filledPages(view).filter(({ inNavigation }) => inNavigation);
  // Visitors look for a way to write at the end.
  const end = sections.at(-1)?.kind === 'contact' ? sections.length - 1 : sections.length;
  const links = withoutRepetition([
    ...sections.slice(0, end).map((section) => linkToSection(section, context)),
    ...pages.map((page) => linkToPage(page, context)),
    ...sections.slice(end).map((section) => linkToSection(section, context)),
  ]);
  return (
    links.length > 0 &&
    html`<nav class="ways" aria-label="${words('portfolio-pages.pages')}"><ul>${links.map(
      ({ address, heading, current }) =>
        html`<li><a href="${address}"${current && html` aria-current="${current}"`}>${heading}</a></li>`,
    )}</ul></nav>`
  );
}

const withoutRepetition = (links: readonly NavigationLink[]) =>
  links.filter(({ address }, at) => links.findIndex((other) => other.address === address) === at);

function linkToSection(section: ShownSection, context: PageContext): NavigationLink {
  const { page, isHome, urls, words } = context;
  const own = pageOf(section, context);
  const anchor = `#${anchorOf(section.id)}`;
  const heading = nameInNavigation(headingOf(section, words), context);
  if (isHome && !isWayToPage(section)) return { address: anchor, heading, current: false };
  if (!own) return { address: isHome ? anchor : urls.pageUrl({ kind: 'home' }) + anchor, heading, current: false };
  const isSame = urls.pageUrl(own) === urls.pageUrl(page);
  const above = listAbove(page);
  const isAbove = above !== undefined && urls.pageUrl(above) === urls.pageUrl(own);
  return { address: urls.pageUrl(own), heading, current: !isHome && (isSame ? 'page' : isAbove && 'true') };
}

/** Returns the page with everything that a section shows only a part of; undefined if there is none. */
function pageOf(section: ShownSection, { view }: PageContext): SitePage | undefined {
  switch (section.kind) {
    case 'projects': {
      const tag = section.tag === '' ? undefined : findTag(view.projects, section.tag)?.name;
      return { kind: 'projects', ...(tag === undefined ? {} : { tag }) };
    }
    case 'posts': {
      const tag = section.tag === '' ? undefined : findTag(view.posts, section.tag)?.name;
      return { kind: 'posts', ...(tag === undefined ? {} : { tag }) };
    }
    case 'achievements':
    case 'cv':
    case 'contact':
      return { kind: section.kind };
    default:
      return undefined;
  }
}

function linkToPage({ slug, title }: ShownPage, context: PageContext): NavigationLink {
  const { page, urls } = context;
  const isCurrent = page.kind === 'own' && page.slug === slug;
  return {
    address: urls.pageUrl({ kind: 'own', slug }),
    heading: nameInNavigation(title, context),
    current: isCurrent && 'page',
  };
}

const nameInNavigation = (text: string, { marks }: PageContext) => html`<bdi${marks.inline(text)}>${text}</bdi>`;

/** Renders links to the page in the site's other languages, each named in itself; false if there are none. */
export function languageSwitch({ view, page, urls, words }: PageContext): Markup | false {
  if (urls.languages.length < 2) return false;
  const links = urls.languages.map(({ language, pageUrl }) => {
    const isCurrent = language === view.site.language;
    return html`<li><a href="${pageUrl(page)}" hreflang="${language}" lang="${language}"${isCurrent && html` aria-current="true"`}><bdi>${languageName(language)}</bdi></a></li>`;
  });
  return html`<nav class="languages" aria-label="${words('portfolio-pages.languages')}"><ul>${links}</ul></nav>`;
}

/** Returns the name of a language in itself, with a capital letter as in any list. */
function languageName(tag: Language) {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}
