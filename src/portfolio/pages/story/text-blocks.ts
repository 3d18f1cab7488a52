import { isWebAddress } from '#platform/pure/field-rules.ts';
import { type HeadingLevel, longTextMarkup, textMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { SiteBlock } from '../../model/site-view.ts';
import { displayUrl, externalLink } from '../parts/external-link.ts';
import type { PageContext } from '../parts/page-context.ts';
import { codeBlock, codeMarkup } from './code-block.ts';
import { embedOf } from './embeds.ts';
import type { StoryNotes } from './footnotes.ts';

type BlockOf<Kind extends SiteBlock['kind']> = Extract<SiteBlock, { kind: Kind }>;

type TextOptions = { headings: HeadingLevel; notes: Pick<StoryNotes, 'textOf' | 'referenceOf'> };

/** Renders a block in the column of the text; false if it is empty, or no such block. Its headings have a level. */
export function textBlock(block: SiteBlock, options: TextOptions, context: PageContext): Markup | false {
  switch (block.kind) {
    case 'text':
      return prose(block, options, context);
    case 'quote':
      return quote(block, options, context);
    case 'code':
      return codeBlock(block, context);
    case 'table':
      return table(block, context);
    case 'callout':
      return callout(block, options, context);
    case 'embed':
      return embed(block, context);
    case 'divider':
      return html`<hr>`;
    default:
      return false;
  }
}

function prose({ text: source }: BlockOf<'text'>, { headings, notes }: TextOptions, context: PageContext) {
  const text = notes.textOf(source);
  return (
    text.trim() !== '' &&
    longTextMarkup(text, context.marks.block(source), {
      headings,
      codeOf: (code) => codeMarkup(code, context),
      referenceOf: notes.referenceOf,
    })
  );
}

/** Renders a text whose headings are no headings of the page; false if it is empty. */
function shortText(source: string, { notes }: TextOptions, { marks }: PageContext): Markup | false {
  const text = notes.textOf(source);
  return text.trim() !== '' && textMarkup([text], () => marks.block(source), { referenceOf: notes.referenceOf });
}

function quote({ text, source, url }: BlockOf<'quote'>, options: TextOptions, context: PageContext) {
  const shown = shortText(text, options, context);
  if (!shown) return false;
  const by = source.trim() || (url === '' ? '' : displayUrl(url));
  return html`<figure class="quote"><blockquote>${shown}</blockquote>${
    by !== '' && html`<figcaption>${externalLink({ url, words: by })}</figcaption>`
  }</figure>`;
}

function callout({ tone, text }: BlockOf<'callout'>, options: TextOptions, context: PageContext) {
  const shown = shortText(text, options, context);
  if (!shown) return false;
  return html`<aside class="callout ${tone}"><p class="tone">${context.words(`portfolio-pages.story.tones.${tone}`)}</p>
${shown}
</aside>`;
}

function table({ hasHeading, rows, caption }: BlockOf<'table'>, { words, marks }: PageContext) {
  const columns = Math.max(0, ...rows.map(({ length }) => length));
  if (rows.every((row) => row.every((cell) => cell.trim() === ''))) return false;
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    Array.from({ length: columns }, (_, at) => {
      const text = row[at]?.trim() ?? '';
      return tag === 'th'
        ? html`<th scope="col"${marks.block(text)}>${text}</th>`
        : html`<td${marks.block(text)}>${text}</td>`;
    });
  const heading = hasHeading ? rows[0] : undefined;
  const label = caption.trim() || words('portfolio-pages.story.table');
  return html`<figure><div class="table" tabindex="0" role="group" aria-label="${label}"><table>
${joinLines([
  heading && html`<thead><tr>${cells(heading, 'th')}</tr></thead>`,
  html`<tbody>${rows.slice(heading ? 1 : 0).map((row) => html`<tr>${cells(row, 'td')}</tr>`)}</tbody>`,
])}
</table></div>${caption.trim() !== '' && html`<figcaption${marks.block(caption)}>${caption}</figcaption>`}</figure>`;
}

/** Renders a link to a page elsewhere in the place of the page itself: nothing of it is loaded before a visitor asks. */
function embed({ url, title }: BlockOf<'embed'>, { words, marks }: PageContext) {
  if (!isWebAddress(url)) return false;
  const { name, isVideo } = embedOf(url);
  const action = words(`portfolio-pages.story.${isVideo ? 'watchOn' : 'openOn'}`, { name });
  return html`<p class="embed${isVideo ? ' video' : ''}"><a href="${new URL(url).href}" rel="nofollow noopener noreferrer">${
    title.trim() !== '' && html`<strong${marks.inline(title)}>${title}</strong> `
  }<span>${action}</span></a></p>`;
}
