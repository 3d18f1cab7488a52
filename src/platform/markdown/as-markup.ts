import { html, inLines, type Markup } from '../markup.ts';
import { parseMarkdown } from './parse.ts';
import type { MarkdownBlock, MarkdownInline } from './tree.ts';

/** Renders a link that search engines do not follow, and that sends no referrer. */
export const link = (href: string, words: Markup | string) =>
  html`<a href="${new URL(href).href}" rel="nofollow noopener noreferrer">${words}</a>`;

/** Renders small Markdown. Each outer block has the direction of its own first letter. */
export const textOf = (texts: readonly string[]) =>
  inLines(texts.flatMap((text) => parseMarkdown(text).map((block) => blockOf(block, AUTO))));

/** Renders a long text with all its headings as `<h3>` or `<h4>`: 3 directly below the heading of a section. */
export const longTextOf = (text: string, below: 3 | 4) =>
  inLines(parseMarkdown(text, { long: true }).map((block) => blockOf(block, AUTO, below)));

/** Renders a text as a list item; a single paragraph without a `<p>`. */
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
