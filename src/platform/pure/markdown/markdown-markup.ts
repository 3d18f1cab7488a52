import { html, joinLines, type Markup } from '../markup.ts';
import { splitAtReferences } from './footnotes.ts';
import { parseMarkdown } from './parse.ts';
import { columnNames } from './plain-text.ts';
import type { MarkdownBlock, MarkdownCode, MarkdownInline, MarkdownTable } from './tree.ts';

/** Renders a link that search engines do not follow, and that sends no referrer. */
export const linkMarkup = (href: string, words: Markup | string) =>
  html`<a href="${new URL(href).href}" rel="nofollow noopener noreferrer">${words}</a>`;

/** The attributes of outer blocks: each has the direction of its own first letter. */
const AUTO = html` dir="auto"`;

/** Renders small Markdown. `attributesOf` returns the attributes of the outer blocks of a text. */
export const textMarkup = (
  texts: readonly string[],
  attributesOf: (text: string) => Markup = () => AUTO,
  options: Pick<LongTextOptions, 'referenceOf'> = {},
) =>
  joinLines(
    texts.flatMap((text) => parseMarkdown(text).map((block) => blockMarkup(block, attributesOf(text), options))),
  );

/** Renders the blocks of a parsed text. */
export const blocksMarkup = (blocks: readonly MarkdownBlock[]) =>
  joinLines(blocks.map((block) => blockMarkup(block, AUTO)));

/** The level of the headings of a text: 3 directly below the heading of a section. */
export type HeadingLevel = 2 | 3 | 4;
type LongTextOptions = {
  headings?: HeadingLevel;
  /** Renders the characters of code, such as in the colors of its language. */
  codeOf?: ((code: MarkdownCode) => Markup) | undefined;
  /** Renders a reference to a footnote by its name; undefined if there is no such note. */
  referenceOf?: ReferenceOf | undefined;
};
type ReferenceOf = (name: string) => Markup | undefined;

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
  const { headings, codeOf, referenceOf } = options;
  switch (block.type) {
    case 'paragraph':
      return html`<p${attributes}>${inlineMarkup(block.children, referenceOf)}</p>`;
    case 'heading':
      return headings === undefined
        ? html`<p${attributes}><strong>${inlineMarkup(block.children, referenceOf)}</strong></p>`
        : html`<h${headings}${attributes}>${inlineMarkup(block.children, referenceOf)}</h${headings}>`;
    case 'quote':
      return html`<blockquote${attributes}>${block.blocks.map((inside) => blockMarkup(inside, false, { referenceOf }))}</blockquote>`;
    case 'bullets':
      return html`<ul${attributes}>${listItemsMarkup(block.items, referenceOf)}</ul>`;
    case 'numbers':
      return html`<ol${attributes} start="${block.start}">${listItemsMarkup(block.items, referenceOf)}</ol>`;
    case 'codeBlock':
      // Browsers other than Chrome and Firefox scroll it by keyboard only if it can have the focus.
      return html`<pre dir="ltr" tabindex="0"><code>${codeOf?.(block) ?? block.text}</code></pre>`;
    case 'table':
      return tableMarkup(block, attributes, referenceOf);
  }
}

function tableMarkup(table: MarkdownTable, attributes: Markup | false, referenceOf: ReferenceOf | undefined): Markup {
  const names = columnNames(table);
  const header = rowMarkup(table.header, table, { tag: 'th', referenceOf });
  const rows = table.rows.map((cells) => rowMarkup(cells, table, { tag: 'td', referenceOf }));
  return html`<div class="table"${attributes} tabindex="0"${names !== '' && html` role="group" aria-label="${names}"`}><table><thead>${header}</thead><tbody>${rows}</tbody></table></div>`;
}

type CellOptions = { tag: 'th' | 'td'; referenceOf: ReferenceOf | undefined };

const rowMarkup = (
  cells: readonly MarkdownInline[][],
  { alignments }: MarkdownTable,
  { tag, referenceOf }: CellOptions,
) =>
  html`<tr>${cells.map((cell, column) => {
    const align = alignments[column] ?? 'none';
    const attributes = align !== 'none' && html` data-align="${align}"`;
    // An empty cell names no column.
    return tag === 'th' && cell.length > 0
      ? html`<th scope="col"${attributes}>${inlineMarkup(cell, referenceOf)}</th>`
      : html`<td${attributes}>${inlineMarkup(cell, referenceOf)}</td>`;
  })}</tr>`;

const listItemsMarkup = (items: readonly (readonly MarkdownBlock[])[], referenceOf: ReferenceOf | undefined) =>
  items.map((item) => html`<li>${item.map((block) => blockMarkup(block, false, { referenceOf }))}</li>`);

const inlineMarkup = (nodes: readonly MarkdownInline[], referenceOf?: ReferenceOf): Markup =>
  html`${nodes.map((node) => inlineNodeMarkup(node, referenceOf))}`;

function inlineNodeMarkup(node: MarkdownInline, referenceOf: ReferenceOf | undefined): Markup {
  switch (node.type) {
    case 'text':
      return referenceOf ? withReferences(node.text, referenceOf) : html`${node.text}`;
    case 'code':
      return html`<code dir="ltr">${node.text}</code>`;
    case 'break':
      return html`<br>`;
    case 'bold':
      return html`<strong>${inlineMarkup(node.children, referenceOf)}</strong>`;
    case 'italic':
      return html`<em>${inlineMarkup(node.children, referenceOf)}</em>`;
    case 'link':
      // A reference is a link, which cannot be within another one.
      return linkMarkup(node.href, inlineMarkup(node.children));
  }
}

/** Renders a text with its references to footnotes. Those without a note stay as they were typed. */
const withReferences = (text: string, referenceOf: ReferenceOf): Markup =>
  html`${splitAtReferences(text).map((part, at) => (at % 2 === 0 ? part : (referenceOf(part) ?? `[^${part}]`)))}`;
