import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { ShownSectionOf, SiteTestimonial } from '../../model/site-view.ts';
import { externalLink } from '../parts/external-link.ts';
import type { PageContext } from '../parts/page-context.ts';
import { isQuoted } from '../parts/quotation.ts';

/** Renders what others say about the member, each in the language in which it was written. */
export const testimonialsSection = (
  { variant }: ShownSectionOf<'testimonials'>,
  context: PageContext,
): Markup => html`<ul class="feats testimonials ${variant}">
${joinLines(context.view.testimonials.map((testimonial) => testimonialItem(testimonial, context)))}
</ul>`;

const metaLine = (words: string) => html`<p class="meta"><bdi>${words}</bdi></p>`;

function testimonialItem(
  testimonial: SiteTestimonial,
  { pictures, language: pageLanguage, view, words }: PageContext,
): Markup {
  const { name, role, organization, url, quotedFrom, text, isEdited, language, photo } = testimonial;
  const position = [role, organization].filter((part) => part.trim() !== '').join(', ');
  const isForeign = language !== pageLanguage && html` lang="${language}" dir="${LANGUAGES[language]}"`;
  const paragraphs = text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
  return html`<li class="feat">
${joinLines([
  html`<blockquote class="prose${!isQuoted(text) && ' said'}"${isForeign}>${paragraphs.map((paragraph) => html`<p>${paragraph.trim()}</p>`)}</blockquote>`,
  html`<div class="by">
${joinLines([
  photo && html`<div class="author">${pictures.show(photo, { sizes: '3.5rem', alt: '' })}</div>`,
  html`<h3>${externalLink({ url, words: name })}</h3>`,
  position !== '' && metaLine(position),
  // Pinned views of an earlier version have neither field.
  Boolean(quotedFrom) && metaLine(quotedFrom),
  isEdited && metaLine(words('portfolio-pages.testimonials.edited', { name: view.person.name })),
])}
</div>`,
])}
</li>`;
}
