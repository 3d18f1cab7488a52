import { html, inLines, type Markup } from '../markup.ts';
import { parseMarkdown } from './parse.ts';
import type { MarkdownBlock, MarkdownInline } from './tree.ts';

/** Nobody vouches for where it leads, and the page there is not told where one came from. */
export const link = (href: string, words: Markup | string) =>
  html`<a href="${new URL(href).href}" rel="nofollow noopener noreferrer">${words}</a>`;

/** A text of the small Markdown. Each outer block is written in the direction that its own first letter has. */
export const textOf = (texts: readonly string[]) =>
  inLines(texts.flatMap((text) => parseMarkdown(text).map((block) => blockOf(block, AUTO))));

/** A long one, whose headings stand below a heading of the page; 3 is right below a section’s. */
export const longTextOf = (text: string, below: 3 | 4) =>
  inLines(parseMarkdown(text, { long: true }).map((block) => blockOf(block, AUTO, below)));

/** A text that is an item of a list: a single paragraph is not told as one. */
export function itemOf(text: string) {
  const blocks = parseMarkdown(text);
  const [only] = blocks;
  return blocks.length === 1 && only?.type === 'paragraph'
    ? html`<li dir="auto">${inline(only.children)}</li>`
    : html`<li>${blocks.map((block) => blockOf(block, AUTO))}</li>`;
}

const AUTO = html` dir="auto"`;

function blockOf(block: MarkdownBlock, dir: Markup | false, below?: 3 | 4): Markup {
  switch (block.type) {
    case 'paragraph':
      return html`<p${dir}>${inline(block.children)}</p>`;
    case 'heading':
      return below === undefined
        ? html`<p${dir}><strong>${inline(block.children)}</strong></p>`
        : html`<h${below}${dir}>${inline(block.children)}</h${below}>`;
    case 'quote':
      return html`<blockquote${dir}>${block.blocks.map((inside) => blockOf(inside, false))}</blockquote>`;
    case 'bullets':
      return html`<ul${dir}>${itemsOf(block.items)}</ul>`;
    case 'numbers':
      return html`<ol${dir} start="${block.start}">${itemsOf(block.items)}</ol>`;
  }
}

const itemsOf = (items: readonly (readonly MarkdownBlock[])[]) =>
  items.map((item) => html`<li>${item.map((block) => blockOf(block, false))}</li>`);

const inline = (nodes: readonly MarkdownInline[]): Markup => html`${nodes.map(inlineOf)}`;

function inlineOf(node: MarkdownInline): Markup {
  switch (node.type) {
    case 'text':
      return html`${node.text}`;
    case 'break':
      return html`<br>`;
    case 'bold':
      return html`<strong>${inline(node.children)}</strong>`;
    case 'italic':
      return html`<em>${inline(node.children)}</em>`;
    case 'link':
      return link(node.href, inline(node.children));
  }
}
