import type { SiteSectionKind } from '../../model/sections/section-kinds.ts';
import { topicOfPage } from '../../model/site-posts.ts';
import { tagOfPage } from '../../model/site-tags.ts';
import type { ShownSection, SiteView } from '../../model/site-view.ts';
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
 * One with only some of the projects or posts does not name the page of all.
 */
function headingOfKind(view: SiteView, kind: SiteSectionKind, words: SiteWords) {
  const all = [...shownSections(view), ...shownPages(view).flatMap((page) => sectionsOfPage(page, view))];
  const section = all.find((one) => one.kind === kind && !('tag' in one && one.tag !== ''));
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
  post,
  words,
}: Pick<SitePageInput, 'view' | 'page' | 'project' | 'post' | 'words'>) {
  switch (page.kind) {
    case 'home':
      return nameOf(view, words);
    case 'project':
      return project?.title ?? titleOf(view.projects, page);
    case 'post':
      return post?.title ?? titleOf(view.posts, page);
    case 'posts':
      return topicOfPage(view, page)?.text ?? headingOfKind(view, page.kind, words);
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

const titleOf = (all: readonly { slug: string; title: string }[], { slug }: { slug: string }) =>
  all.find((one) => one.slug === slug)?.title ?? slug;
