import { isPartialDate } from '#platform/pure/field-rules.ts';
import { longTextMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import { hasPressWords } from '../../model/sections/written-content.ts';
import type { ShownSectionOf } from '../../model/site-view.ts';
import { dateOf } from '../parts/dates.ts';
import { externalLink } from '../parts/external-link.ts';
import { joinInline } from '../parts/facts.ts';
import type { PageContext } from '../parts/page-context.ts';
import { isQuoted } from '../parts/quotation.ts';

const isWritten = ({ name }: { name: string }) => name.trim() !== '';

const textOf = (text: string, { marks }: PageContext) =>
  text.trim() !== '' && html`<div class="prose">\n${longTextMarkup(text, marks.block(text), { headings: 4 })}\n</div>`;

/** Renders numbers, each with what it counts. */
export function numbersSection({ items, variant }: ShownSectionOf<'numbers'>, { words, marks }: PageContext): Markup {
  const shown = items.filter(({ value }) => value.trim() !== '');
  return html`<dl class="figures${variant === 'list' && ' listed'}">${shown.map(
    ({ name, value }) =>
      html`<div><dt><bdi${marks.inline(name)}>${name.trim() || words('portfolio-pages.figure')}</bdi></dt><dd><bdi>${value}</bdi></dd></div>`,
  )}</dl>`;
}

/** Renders services with their prices or terms. */
export const servicesSection = ({ items, variant }: ShownSectionOf<'services'>, context: PageContext): Markup =>
  html`<ul class="feats${variant === 'cards' && ' cards'}">
${joinLines(
  items.filter(isWritten).map(
    ({ name, value, text }) => html`<li class="feat">
${joinLines([
  html`<h3><bdi${context.marks.inline(name)}>${name}</bdi></h3>`,
  value.trim() !== '' && html`<p class="meta"><bdi${context.marks.inline(value)}>${value}</bdi></p>`,
  textOf(text, context),
])}
</li>`,
  ),
)}
</ul>`;

/** Renders clients by their logos, or by their names where they have none. */
export function clientsSection({ items, variant }: ShownSectionOf<'clients'>, { pictures }: PageContext): Markup {
  const entries = items.filter(isWritten).map(({ name, url, logo }) => {
    const shown = variant === 'logos' && logo && pictures.show(logo, { sizes: '10rem', alt: name });
    return html`<li>${externalLink({ url, words: shown || name })}</li>`;
  });
  return html`<ul class="clients ${variant}">
${joinLines(entries)}
</ul>`;
}

/** Renders what others have written about the member, as a list of headlines or of quotes. */
export const pressSection = ({ items, variant }: ShownSectionOf<'press'>, context: PageContext): Markup =>
  html`<ul class="feats${variant === 'quotes' && ' quotes'}">
${joinLines(
  items.filter(hasPressWords).map(({ name, source, date, url, text }) => {
    const quote = textOf(text, context);
    // A quote without a headline is named after its source.
    const title = name.trim() || source.trim();
    return html`<li class="feat">
${joinLines([
  variant === 'quotes' && quote && html`<blockquote${!isQuoted(text) && html` class="said"`}>${quote}</blockquote>`,
  title !== '' && html`<h3>${externalLink({ url, words: title, attributes: context.marks.inline(title) })}</h3>`,
  ...originOf({ source: source.trim() === title ? '' : source, date, variant }, context),
  variant === 'list' && quote,
])}
</li>`;
  }),
)}
</ul>`;

/** Renders where and when a text appeared: below a quote in one line, in a list in two that it can place. */
function originOf(
  { source, date, variant }: Pick<ShownSectionOf<'press'>, 'variant'> & Record<'source' | 'date', string>,
  { marks, language }: PageContext,
): (Markup | false)[] {
  const when = isPartialDate(date) && dateOf(date, language);
  const where = source.trim() !== '' && html`<bdi${marks.inline(source)}>${source}</bdi>`;
  if (variant === 'quotes') {
    const known = [where, when].filter((part) => part !== false);
    return [known.length > 0 && html`<p class="meta">${joinInline(known)}</p>`];
  }
  return [when && html`<p class="when">${when}</p>`, where && html`<p class="meta">${where}</p>`];
}

/** Renders questions with their answers, which are open or open when the visitor asks. */
export function faqSection({ items, variant }: ShownSectionOf<'faq'>, context: PageContext): Markup {
  const entries = items.filter(isWritten).map(({ name, text }) => {
    const question = html`<h3><bdi${context.marks.inline(name)}>${name}</bdi></h3>`;
    const answer = textOf(text, context);
    return variant === 'folded' && answer
      ? html`<li class="folded"><details><summary>${question}</summary>${answer}</details></li>`
      : html`<li class="feat">${question}${answer}</li>`;
  });
  return html`<ul class="feats">
${joinLines(entries)}
</ul>`;
}
