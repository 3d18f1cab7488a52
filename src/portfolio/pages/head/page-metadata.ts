import { plainText } from '#platform/markdown/plain-text.ts';
import { shorten } from '#platform/markdown/shorten.ts';
import { headingOfPage, nameOf } from '../parts/titles.ts';
import { aboutOf, showsSection } from '../shown-sections.ts';
import type { SitePageInput } from '../site-page-input.ts';

/** Titles and descriptions of pages for tabs, search results and link previews. */

const MAX_TITLE_LENGTH = 70;
const MAX_DESCRIPTION_LENGTH = 160;

type PageMetadataInput = Pick<SitePageInput, 'view' | 'page' | 'project' | 'words' | 'contact'>;

export function metaTitle(input: PageMetadataInput): string {
  const { view, page, words, contact } = input;
  const { title, headline } = view.site;
  const name = nameOf(view, words);
  if (page.kind === 'home')
    return shorten(title.trim() || [name, headline.trim()].filter(Boolean).join(' – '), MAX_TITLE_LENGTH);
  const heading = contact?.isSent ? words('portfolio-pages.contact.sent') : headingOfPage(input);
  const maxHeadingLength = Math.max(20, MAX_TITLE_LENGTH - name.length - 3);
  return shorten(`${shorten(heading, maxHeadingLength)} – ${name}`, MAX_TITLE_LENGTH);
}

export function metaDescription({ view, page, project, words }: PageMetadataInput): string {
  const { description, headline } = view.site;
  const name = nameOf(view, words);
  const ownText = () => {
    if (page.kind === 'project') return project?.summary ?? '';
    if (page.kind !== 'home') return words(`portfolio-pages.told.${page.kind}`, { name });
    return description.trim() || (showsSection(view, 'about') ? plainText(aboutOf(view), { long: true }) : '');
  };
  return shorten(ownText().trim() || headline.trim() || name, MAX_DESCRIPTION_LENGTH);
}
