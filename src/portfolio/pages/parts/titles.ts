import type { RecordSection, SiteSectionKind } from '../../model/sections/section-kinds.ts';
import { tagOfPage } from '../../model/site-tags.ts';
import type { ShownSection, SitePage, SiteView } from '../../model/site-view.ts';
import { pageAt, sectionsOfPage, shownPages, shownSections } from '../shown-sections.ts';
import type { SitePageInput, SiteWords } from '../site-page-input.ts';

/** Kinds whose sections need no heading: a hero has its headline, a text may begin without one. */
type UntitledKind = 'hero' | 'text';
const isUntitled = (kind: SiteSectionKind): kind is UntitledKind => kind === 'hero' || kind === 'text';

/** Returns whether a section has a heading of its own or by its kind. */
export const isTitled = ({ kind, heading }: Pick<ShownSection, 'kind' | 'heading'>) =>
  heading.trim() !== '' || !isUntitled(kind);

/** Returns the heading of a section: the member's own, or the default in the site’s language; `''` if it has none. */
export const headingOf = ({ kind, heading }: Pick<ShownSection, 'kind' | 'heading'>, words: SiteWords) =>
  heading.trim() || (isUntitled(kind) ? '' : words(`portfolio-pages.sections.${kind}`));

/**
 * Returns the heading of the page that belongs to a kind of section: that of the first such section that visitors see.
 * One with only some of the projects does not name the page of all.
 */
function headingOfKind(view: SiteView, kind: RecordSection, words: SiteWords) {
  const all = [...shownSections(view), ...shownPages(view).flatMap((page) => sectionsOfPage(page, view))];
  const section = all.find((one) => one.kind === kind && !(one.kind === 'projects' && one.tag !== ''));
  return headingOf(section ?? { kind, heading: '' }, words);
}

/** Returns the member's name, or the word for "portfolio" if it is empty. */
export const nameOf = ({ person }: SiteView, words: SiteWords) =>
  person.name.trim() || words('portfolio-pages.portfolio');

/** Returns the heading of a page; on the home page the member's name. */
export function headingOfPage({
  view,
  page,
  project,
  words,
}: Pick<SitePageInput, 'view' | 'page' | 'project' | 'words'>) {
  switch (page.kind) {
    case 'home':
      return nameOf(view, words);
    case 'project':
      return project?.title ?? titleOf(view, page);
    case 'projects':
      return tagOfPage(view.projects, page)?.text ?? headingOfKind(view, page.kind, words);
    case 'achievements':
    case 'cv':
    case 'contact':
      return headingOfKind(view, page.kind, words);
    case 'own':
      return pageAt(view, page.slug)?.title ?? page.slug;
  }
}

const titleOf = ({ projects }: SiteView, { slug }: Extract<SitePage, { kind: 'project' }>) =>
  projects.find((one) => one.slug === slug)?.title ?? slug;
