import { parseMarkdown } from '#platform/markdown/parse.ts';
import type { MarkdownBlock, MarkdownInline } from '#platform/markdown/tree.ts';
import type { CvContent } from '../content.ts';
import { type Detail, type ItemOutline, isShort, outlineOf, type PageWords, type SectionOutline } from './outline.ts';

const WIDTH = 78;
const INDENT = '  ';

/** Exports the visible content of a CV as plain text, in its order and language, in lines short enough for email. */
export function exportText(content: CvContent, words: PageWords): string {
  const { name, headline, contacts, sections } = outlineOf(content, words);
  const head = [...wrap(name), ...wrap(headline)];
  return `${blocks([head, contacts.flatMap(writeDetail), ...sections.map(writeSection)])}\n`;
}

const blocks = (parts: readonly (readonly string[])[]) =>
  parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');

function writeSection({ kind, heading, texts, items }: SectionOutline): string[] {
  const under = '─'.repeat(Math.min(WIDTH, [...heading].length));
  const written = isShort(kind) ? [items.flatMap(writeShort)] : items.map(writeItem);
  const head = heading === '' ? [] : [...wrap(heading), under];
  return [...head, ...blocks([texts.flatMap(asLines), ...written]).split('\n')];
}

function writeShort({ heading, beside, details }: ItemOutline): string[] {
  const about = beside.length > 0 ? ` (${beside.join(', ')})` : '';
  const more = details.map(({ text }) => text).join('; ');
  return bullet(`${heading}${about}${more && `${heading && ': '}${more}`}`);
}

function writeItem({ heading, beside, dates, url, texts, bullets, details, roles }: ItemOutline): string[] {
  const head = [...wrap([heading, ...beside].filter(Boolean).join(', ')), ...wrap(dates), ...wrap(url)];
  return [
    ...head,
    ...texts.flatMap(asLines),
    ...bullets.flatMap(({ text }) => hang(asLines(text))),
    ...details.flatMap(writeDetail),
    ...roles.flatMap((role) => ['', ...writeItem(role)]),
  ];
}

const writeDetail = ({ label, text, url }: Detail) => {
  const leads = url === undefined || url === text ? '' : ` (${url})`;
  return wrap(`${label && `${label}: `}${text}${leads}`);
};

/** Returns the lines of a Markdown text without its markup. */
const asLines = (text: string): string[] => parseMarkdown(text).flatMap(linesOf);

function linesOf(block: MarkdownBlock): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inWords(block.children)
        .split('\n')
        .flatMap((line) => wrap(line));
    case 'quote':
      return block.blocks.flatMap(linesOf);
    case 'bullets':
      return block.items.flatMap((item) => hang(item.flatMap(linesOf)));
    case 'numbers':
      return block.items.flatMap((item, index) => hang(item.flatMap(linesOf), `${block.start + index}. `));
  }
}

/** Returns the words of inline Markdown, with link addresses in parentheses. */
const inWords = (nodes: readonly MarkdownInline[]): string =>
  nodes
    .map((node) => {
      if (node.type === 'text') return node.text;
      if (node.type === 'break') return '\n';
      const words = inWords(node.children);
      if (node.type !== 'link') return words;
      const leads = node.href.replace(/^mailto:/, '').replace(/\/$/, '');
      return words === node.href || words === leads ? words : `${words} (${leads})`;
    })
    .join('');

const bullet = (line: string) => hang(wrap(line));

/** Puts a marker before the first line and indents the others. */
const hang = (lines: readonly string[], sign = '• ') =>
  lines.flatMap((line) => wrap(line, WIDTH - sign.length)).map((line, index) => (index === 0 ? sign : INDENT) + line);

/** Wraps text to a width. Words that are longer are not broken. */
function wrap(text: string, width = WIDTH): string[] {
  const lines: string[] = [];
  let [line, room] = ['', 0];
  for (const word of text.split(/\s+/)) {
    const length = [...word].length;
    if (line !== '' && length < room) {
      line += ` ${word}`;
      room -= length + 1;
    } else {
      if (line !== '') lines.push(line);
      [line, room] = [word, width - length];
    }
  }
  return line === '' ? lines : [...lines, line];
}
