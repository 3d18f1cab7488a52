import type { SiteSectionKind } from '../../model/site.ts';
import { tagOfPage } from '../../model/site-tags.ts';
import type { SitePage, SiteView } from '../../model/site-view.ts';
import type { SitePageInput, SiteWords } from '../site-page-input.ts';

/** Returns the heading of a section: the member's own, or the default in the site’s language. */
export const headingOf = (view: SiteView, kind: SiteSectionKind, words: SiteWords) =>
  view.site.sections.find((section) => section.kind === kind)?.heading.trim() ||
  words(`portfolio-pages.sections.${kind}`);

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
      return tagOfPage(view.projects, page)?.text ?? headingOf(view, page.kind, words);
    case 'achievements':
    case 'cv':
    case 'contact':
      return headingOf(view, page.kind, words);
  }
}

const titleOf = ({ projects }: SiteView, { slug }: Extract<SitePage, { kind: 'project' }>) =>
  projects.find((one) => one.slug === slug)?.title ?? slug;
