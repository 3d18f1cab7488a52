import type { SiteSectionKind } from '../../model/site.ts';
import type { SitePage, SiteView } from '../../model/site-view.ts';
import type { SitePageGiven, SiteWords } from '../site-given.ts';

/** What a section is called: as its member says, or else in the language’s word. */
export const headingOf = (view: SiteView, kind: SiteSectionKind, words: SiteWords) =>
  view.site.sections.find((section) => section.kind === kind)?.heading.trim() ||
  words(`portfolio-pages.sections.${kind}`);

/** What the site is called where nobody’s name stands in it. */
export const nameOf = ({ person }: SiteView, words: SiteWords) =>
  person.name.trim() || words('portfolio-pages.portfolio');

/** What a page is about, in a word or two; the home page is about who it is. */
export function headingOfPage({
  view,
  page,
  project,
  words,
}: Pick<SitePageGiven, 'view' | 'page' | 'project' | 'words'>) {
  switch (page.kind) {
    case 'home':
      return nameOf(view, words);
    case 'project':
      return project?.title ?? titleOf(view, page);
    case 'projects':
    case 'achievements':
    case 'cv':
    case 'contact':
      return headingOf(view, page.kind, words);
  }
}

const titleOf = ({ projects }: SiteView, { slug }: Extract<SitePage, { kind: 'project' }>) =>
  projects.find((one) => one.slug === slug)?.title ?? slug;
