import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import type { MarkdownBlock, MarkdownInline } from '#platform/pure/markdown/tree.ts';
import type { CvContent } from '../content.ts';
import { type Detail, type ItemOutline, outlineOf, type PageWords, type SectionOutline } from '../outline/outline.ts';
import { isShort } from '../shapes.ts';

const WIDTH = 78;
const INDENT = '  ';

/** Exports the visible content of a CV as plain text, in its order and language, in lines short enough for email. */
export function exportText(content: CvContent, words: PageWords): string {
  const { name, headline, contacts, sections } = outlineOf(content, words);
  const head = [...wrap(name), ...wrap(headline)];
  return `${joinBlocks([head, contacts.flatMap(writeDetail), ...sections.map(writeSection)])}\n`;
}

const joinBlocks = (parts: readonly (readonly string[])[]) =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

function writeSection({ kind, heading, texts, items }: SectionOutline): string[] {
  const underline = '─'.repeat(Math.min(WIDTH, [...heading].length));
  const itemBlocks = isShort(kind) ? [items.flatMap(writeShort)] : items.map(writeItem);
  const head = heading === '' ? [] : [...wrap(heading), underline];
  return [...head, ...joinBlocks([texts.flatMap(textLines), ...itemBlocks]).split('\n')];
}

function writeShort({ heading, beside, details }: ItemOutline): string[] {
  const aside = beside.length > 0 ? ` (${beside.join(', ')})` : '';
  const more = details.map(({ text }) => text).join('; ');
  return bulletLines(`${heading}${aside}${more && `${heading && ': '}${more}`}`);
}

function writeItem({ heading, beside, dates, url, texts, bullets, details, roles }: ItemOutline): string[] {
  const head = [...wrap([heading, ...beside].filter(Boolean).join(', ')), ...wrap(dates), ...wrap(url)];
  return [
    ...head,
    ...texts.flatMap(textLines),
    ...bullets.flatMap(({ text }) => hangingIndent(textLines(text))),
    ...details.flatMap(writeDetail),
    ...roles.flatMap((role) => ['', ...writeItem(role)]),
  ];
}

const writeDetail = ({ label, text, url }: Detail) => {
  const linkSuffix = url === undefined || url === text ? '' : ` (${url})`;
  return wrap(`${label && `${label}: `}${text}${linkSuffix}`);
};

/** Returns the lines of a Markdown text without its markup. */
const textLines = (text: string): string[] => parseMarkdown(text).flatMap(blockLines);

function blockLines(block: MarkdownBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.children)
        .split('\n')
        .flatMap((line) => wrap(line));
    case 'quote':
      return block.blocks.flatMap(blockLines);
    case 'bullets':
      return block.items.flatMap((item) => hangingIndent(item.flatMap(blockLines)));
    case 'numbers':
      return block.items.flatMap((item, index) => hangingIndent(item.flatMap(blockLines), `${block.start + index}. `));
    case 'codeBlock':
    case 'table':
      return plainText([block]).split('\n');
  }
}

/** Returns the words of inline Markdown, with link addresses in parentheses. */
const inlineText = (nodes: readonly MarkdownInline[]): string =>
  nodes
    .map((node) => {
      if ('text' in node) return node.text;
      if (node.type === 'break') return '\n';
      const words = inlineText(node.children);
      if (node.type !== 'link') return words;
      const linkSuffix = node.href.replace(/^mailto:/, '').replace(/\/$/, '');
      return words === node.href || words === linkSuffix ? words : `${words} (${linkSuffix})`;
    })
    .join('');

const bulletLines = (line: string) => hangingIndent(wrap(line));

/** Puts a marker before the first line and indents the others. */
const hangingIndent = (lines: readonly string[], marker = '• ') =>
  lines
    .flatMap((line) => wrap(line, WIDTH - marker.length))
    .map((line, index) => (index === 0 ? marker : INDENT) + line);

/** Wraps text to a width. Words that are longer are not broken. */
function wrap(text: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let [line, remaining] = ['', 0];
  for (const word of text.split(/\s+/)) {
    const length = [...word].length;
    if (line !== '' && length < remaining) {
      line += ` ${word}`;
      remaining -= length + 1;
    } else {
      if (line !== '') lines.push(line);
      [line, remaining] = [word, width - length];
    }
  }
  return line === '' ? lines : [...lines, line];
}
