import { plainText } from '#platform/markdown/plain-text.ts';
import { shortened } from '#platform/markdown/shortened.ts';
import { headingOfPage, nameOf } from '../parts/titles.ts';
import { aboutOf, showsSection } from '../shown-sections.ts';
import type { SitePageGiven } from '../site-given.ts';

/** Titles and descriptions of pages for tabs, search results and link previews. */

const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 160;

type Given = Pick<SitePageGiven, 'view' | 'page' | 'project' | 'words' | 'contact'>;

export function toldTitle(given: Given): string {
  const { view, page, words, contact } = given;
  const { title, headline } = view.site;
  const name = nameOf(view, words);
  if (page.kind === 'home')
    return shortened(title.trim() || [name, headline.trim()].filter(Boolean).join(' – '), LONGEST_TITLE);
  const heading = contact?.sent ? words('portfolio-pages.contact.sent') : headingOfPage(given);
  const room = Math.max(20, LONGEST_TITLE - name.length - 3);
  return shortened(`${shortened(heading, room)} – ${name}`, LONGEST_TITLE);
}

export function toldDescription({ view, page, project, words }: Given): string {
  const { description, headline } = view.site;
  const name = nameOf(view, words);
  const said = () => {
    if (page.kind === 'project') return project?.summary ?? '';
    if (page.kind !== 'home') return words(`portfolio-pages.told.${page.kind}`, { name });
    return description.trim() || (showsSection(view, 'about') ? plainText(aboutOf(view), { long: true }) : '');
  };
  return shortened(said().trim() || headline.trim() || name, LONGEST_DESCRIPTION);
}
