import { html, joinLines, type Markup } from '../markup.ts';
import { parseMarkdown } from './parse.ts';
import { columnNames } from './plain-text.ts';
import type { MarkdownBlock, MarkdownCode, MarkdownInline, MarkdownTable } from './tree.ts';

/** Renders a link that search engines do not follow, and that sends no referrer. */
export const linkMarkup = (href: string, words: Markup | string) =>
  html`<a href="${new URL(href).href}" rel="nofollow noopener noreferrer">${words}</a>`;

/** The attributes of outer blocks: each has the direction of its own first letter. */
const AUTO = html` dir="auto"`;

/** Renders small Markdown. `attributesOf` returns the attributes of the outer blocks of a text. */
export const textMarkup = (texts: readonly string[], attributesOf: (text: string) => Markup = () => AUTO) =>
  joinLines(texts.flatMap((text) => parseMarkdown(text).map((block) => blockMarkup(block, attributesOf(text)))));

/** Renders the blocks of a parsed text. */
export const blocksMarkup = (blocks: readonly MarkdownBlock[]) =>
  joinLines(blocks.map((block) => blockMarkup(block, AUTO)));

/** The level of the headings of a text: 3 directly below the heading of a section. */
export type HeadingLevel = 2 | 3 | 4;
type LongTextOptions = {
  headings?: HeadingLevel;
  /** Renders the characters of code, such as in the colors of its language. */
  codeOf?: ((code: MarkdownCode) => Markup) | undefined;
};

/** Renders a long text, with all its headings on one level. */
export const longTextMarkup = (text: string, attributes: Markup = AUTO, options: LongTextOptions = {}) =>
  joinLines(
    parseMarkdown(text, { long: true }).map((block) => blockMarkup(block, attributes, { headings: 3, ...options })),
  );

/** Renders a text as a list item; a single paragraph without a `<p>`. */
export function listItemMarkup(text: string, attributes: Markup = AUTO) {
  const blocks = parseMarkdown(text);
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'paragraph'
    ? html`<li${attributes}>${inlineMarkup(only.children)}</li>`
    : html`<li>${blocks.map((block) => blockMarkup(block, attributes))}</li>`;
}

function blockMarkup(block: MarkdownBlock, attributes: Markup | false, options: LongTextOptions = {}): Markup {
  const { headings, codeOf } = options;
  switch (block.type) {
    case 'paragraph':
      return html`<p${attributes}>${inlineMarkup(block.children)}</p>`;
    case 'heading':
      return headings === undefined
        ? html`<p${attributes}><strong>${inlineMarkup(block.children)}</strong></p>`
        : html`<h${headings}${attributes}>${inlineMarkup(block.children)}</h${headings}>`;
    case 'quote':
      return html`<blockquote${attributes}>${block.blocks.map((inside) => blockMarkup(inside, false))}</blockquote>`;
    case 'bullets':
      return html`<ul${attributes}>${listItemsMarkup(block.items)}</ul>`;
    case 'numbers':
      return html`<ol${attributes} start="${block.start}">${listItemsMarkup(block.items)}</ol>`;
    case 'codeBlock':
      // Browsers other than Chrome and Firefox scroll it by keyboard only if it can have the focus.
      return html`<pre dir="ltr" tabindex="0"><code>${codeOf?.(block) ?? block.text}</code></pre>`;
    case 'table':
      return tableMarkup(block, attributes);
  }
}

function tableMarkup(table: MarkdownTable, attributes: Markup | false): Markup {
  const names = columnNames(table);
  const rows = table.rows.map((cells) => rowMarkup(cells, table, 'td'));
  return html`<div class="table"${attributes} tabindex="0"${names !== '' && html` role="group" aria-label="${names}"`}><table><thead>${rowMarkup(table.header, table, 'th')}</thead><tbody>${rows}</tbody></table></div>`;
}

const rowMarkup = (cells: readonly MarkdownInline[][], { alignments }: MarkdownTable, tag: 'th' | 'td') =>
  html`<tr>${cells.map((cell, column) => {
    const align = alignments[column] ?? 'none';
    const attributes = align !== 'none' && html` data-align="${align}"`;
    // An empty cell names no column.
    return tag === 'th' && cell.length > 0
      ? html`<th scope="col"${attributes}>${inlineMarkup(cell)}</th>`
      : html`<td${attributes}>${inlineMarkup(cell)}</td>`;
  })}</tr>`;

const listItemsMarkup = (items: readonly (readonly MarkdownBlock[])[]) =>
  items.map((item) => html`<li>${item.map((block) => blockMarkup(block, false))}</li>`);

const inlineMarkup = (nodes: readonly MarkdownInline[]): Markup => html`${nodes.map(inlineNodeMarkup)}`;

function inlineNodeMarkup(node: MarkdownInline): Markup {
  switch (node.type) {
    case 'text':
      return html`${node.text}`;
    case 'code':
      return html`<code dir="ltr">${node.text}</code>`;
    case 'break':
      return html`<br>`;
    case 'bold':
      return html`<strong>${inlineMarkup(node.children)}</strong>`;
    case 'italic':
      return html`<em>${inlineMarkup(node.children)}</em>`;
    case 'link':
      return linkMarkup(node.href, inlineMarkup(node.children));
  }
}
