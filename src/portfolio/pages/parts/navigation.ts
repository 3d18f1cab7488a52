import type { Language } from '#platform/pure/i18n/languages.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import type { SiteSectionKind } from '../../model/site.ts';
import { isBelowProjects } from '../../model/site-tags.ts';
import type { SiteView } from '../../model/site-view.ts';
import { anchorOf } from '../section-anchor.ts';
import { shownSections } from '../shown-sections.ts';
import type { PageContext } from './page-context.ts';
import { headingOf } from './titles.ts';

const PAGES = ['projects', 'achievements', 'cv', 'contact'] as const;
type SitePageSection = (typeof PAGES)[number];
const hasOwnPage = (kind: SiteSectionKind): kind is SitePageSection => PAGES.some((own) => own === kind);

const LISTS = ['projects', 'experience', 'education', 'achievements'] as const satisfies SiteSectionKind[];
const isList = (kind: SiteSectionKind) => LISTS.some((list) => list === kind);

/** Returns the ids of the sections that the navigation of the home page leads to. */
export const navigatedAnchors = (view: SiteView) =>
  shownSections(view).flatMap(({ kind }) => (isList(kind) ? [anchorOf(kind)] : []));

/**
 * Renders the navigation: on the home page to its lists, the CV and the contact form, elsewhere to the site's pages.
 * False if it has no links.
 */
export function navigation({ view, page, isHome, urls, words, marks }: PageContext): Markup | false {
  const links = shownSections(view).flatMap(({ kind }) => {
    const text = headingOf(view, kind, words);
    const heading = html`<bdi${marks.inline(text)}>${text}</bdi>`;
    if (isHome) {
      if (isList(kind)) return [linkTo(`#${anchorOf(kind)}`, heading)];
      return hasOwnPage(kind) ? [linkTo(urls.pageUrl({ kind }), heading)] : [];
    }
    if (!hasOwnPage(kind)) return [];
    const isCurrent = kind === page.kind || (kind === 'projects' && page.kind === 'project');
    return [linkTo(urls.pageUrl({ kind }), heading, isCurrent && (isBelowProjects(page) ? 'true' : 'page'))];
  });
  return (
    links.length > 0 &&
    html`<nav class="ways" aria-label="${words('portfolio-pages.pages')}"><ul>${links.map((link) => html`<li>${link}</li>`)}</ul></nav>`
  );
}

const linkTo = (address: string, heading: Markup, current: 'page' | 'true' | false = false) =>
  html`<a href="${address}"${current && html` aria-current="${current}"`}>${heading}</a>`;

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
