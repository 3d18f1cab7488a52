import { isDataTable, readHtml } from './html-events.ts';
import { type FormattedRun, linkHrefOf, markdownOf } from './inline-markdown.ts';
import type { MarkdownCode, MarkdownOptions } from './tree.ts';
import { writeCodeBlock } from './write/write-code.ts';
import { writeRows } from './write/write-table.ts';

/** A paragraph (depth 0), or a list item with its nesting depth. */
export type RichBlock = { depth: number; text: string };
export type RichText = { blocks: RichBlock[] /** Whether unsupported formatting was dropped. */; simplified: boolean };

/** The maximum number of characters that are read. Longer texts don't belong to a CV. */
const MAX_LENGTH = 200_000;
const IGNORED_TAGS = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'iframe',
  'object',
  'svg',
  'math',
  'textarea',
]);
const LIST_TAGS = new Set(['ul', 'ol', 'menu']);
const BLOCK_TAGS = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre section article header footer table tr dl dt dd figure hr address'.split(' '),
);
/** Tags that are converted, or that don't change the text. Any other tag sets `simplified`. */
const SUPPORTED_TAGS = new Set([...'p div br ul li span section article html body b strong i em a'.split(' ')]);

/** Tags that are also converted in a long text. */
const LONG_TAGS = new Set('pre code kbd samp tt table thead tbody tfoot tr td th'.split(' '));
const CODE_TAGS = new Set(['code', 'kbd', 'samp', 'tt']);

/** Matches the start and the end of a list marker in Word's HTML: conditional comments, which parsers don't evaluate. */
const WORD_LIST_MARKER = /<!(?:--)?\[(if !supportLists|endif)\](?:--)?>/g;
/** Matches the nesting level in the style of a list item from Word, which is a paragraph. */
const WORD_LIST_LEVEL = /mso-list:[^;]{0,40}level(\d)/;

/** Converts HTML to paragraphs and list items in Markdown. Unsupported markup is reduced to its text. */
export function richTextOf(html: string, { long = false }: MarkdownOptions = {}): RichText {
  const blocks: RichBlock[] = [];
  let runs: FormattedRun[] = [];
  let simplified = html.length > MAX_LENGTH;
  let [listDepth, itemDepth, ignoredDepth, wordLevel] = [0, 0, 0, 0];
  const links: (string | undefined)[] = [];
  /** The formatting inside of each open element. */
  const formats: Format[] = [];
  /** The code block or the table that is open. */
  let code: MarkdownCode | undefined;
  let table: string[][] | undefined;

  const addBlock = (text: string, depth = 0) => {
    if (text) blocks.push({ depth, text });
  };
  const takeText = () => {
    const text = markdownOf(collapseWhitespace(runs), { long }).trim();
    runs = [];
    return text;
  };
  const endBlock = () => {
    if (table) add(' ');
    else addBlock(takeText(), itemDepth > 0 ? Math.max(1, listDepth) : wordLevel);
  };
  /** Within a list item, a further paragraph becomes a further line. */
  const endParagraph = () => {
    if (itemDepth > 0) add('\n');
    else endBlock();
  };
  const add = (text: string) => {
    if (ignoredDepth > 0) return;
    if (code) code.text += text;
    // A cell has one line.
    else runs.push({ text: table ? text.replaceAll('\n', ' ') : text, ...formats.at(-1), href: links.at(-1) });
  };

  const open = (tag: string, attributes: Readonly<Record<string, string>>, isTable: () => boolean) => {
    const { href, alt, style = '' } = attributes;
    formats.push(formatOf(tag, style, long, formats.at(-1)));
    if (IGNORED_TAGS.has(tag)) ignoredDepth += 1;
    if (!SUPPORTED_TAGS.has(tag) && !(long && LONG_TAGS.has(tag))) simplified = true;
    if (code) code.language ||= languageOf(attributes);
    if (tag === 'br') add('\n');
    else if (tag === 'img') add(alt ?? '');
    else if (tag === 'a') {
      const address = href === undefined ? undefined : linkHrefOf(href.trim());
      if (href !== undefined && address === undefined) simplified = true;
      links.push(address);
    } else if (code) return;
    else if (tag === 'pre' && long && !table) {
      endBlock();
      code = { type: 'codeBlock', language: languageOf(attributes), text: '' };
    } else if (tag === 'table' && isTable()) {
      endBlock();
      table = [];
    } else if (table && (tag === 'tr' || isCell(tag))) {
      // The text outside of cells, such as a caption.
      addBlock(takeText());
      if (tag === 'tr' || table.length === 0) table.push([]);
    } else if (isCell(tag)) add(' ');
    else if (LIST_TAGS.has(tag)) {
      endBlock();
      listDepth += 1;
    } else if (tag === 'li') {
      endBlock();
      itemDepth += 1;
    } else if (BLOCK_TAGS.has(tag)) {
      endParagraph();
      wordLevel = Number(WORD_LIST_LEVEL.exec(style)?.[1] ?? 0);
    }
  };
  const close = (tag: string) => {
    formats.pop();
    if (IGNORED_TAGS.has(tag)) ignoredDepth -= 1;
    else if (tag === 'a') links.pop();
    else if (code) {
      if (tag !== 'pre') return;
      const text = code.text.replace(/\r\n?/g, '\n').replace(/^\n|\n$/g, '');
      if (text.trim() !== '') addBlock(writeCodeBlock({ ...code, text }));
      code = undefined;
    } else if (table && isCell(tag)) table.at(-1)?.push(takeText());
    else if (table && tag === 'table') {
      addBlock(takeText());
      addBlock(writeRows(evenRows(table)));
      table = undefined;
    } else if (LIST_TAGS.has(tag)) {
      endBlock();
      listDepth -= 1;
    } else if (tag === 'li') {
      endBlock();
      itemDepth -= 1;
    } else if (BLOCK_TAGS.has(tag)) {
      endParagraph();
      wordLevel = 0;
    }
  };

  const { events, isComplete } = readHtml(withoutWordListMarkers(html.slice(0, MAX_LENGTH)));
  for (const [index, event] of events.entries()) {
    if (event.type === 'open') open(event.tag, event.attributes, () => long && !table && isDataTable(events, index));
    else if (event.type === 'close') close(event.tag);
    else add(code ? event.text : event.text.replace(/\s+/g, ' '));
  }
  endBlock();
  return { blocks, simplified: simplified || !isComplete };
}

const isCell = (tag: string) => tag === 'td' || tag === 'th';

/** Returns the rows of a table that have cells, all with as many as the longest. */
function evenRows(rows: readonly (readonly string[])[]): string[][] {
  const columns = Math.max(...rows.map(({ length }) => length));
  return rows
    .filter(({ length }) => length > 0)
    .map((cells) => Array.from({ length: columns }, (_, index) => cells[index] ?? ''));
}

/** Returns the language of code, which highlighters write into a class. */
const languageOf = ({ class: classes = '' }: Readonly<Record<string, string>>) =>
  /(?:^|\s)lang(?:uage)?-([\w+#.-]{1,30})(?:\s|$)/.exec(classes)?.[1] ?? '';

type Format = Pick<FormattedRun, 'bold' | 'italic' | 'code'>;

/** Returns the formatting inside of an element. Google Docs sets it by styles, also to undo that of a tag. */
function formatOf(tag: string, style: string, long: boolean, outer: Format = {}): Format {
  const weight = /font-weight:\s{0,9}(\w{1,9})/.exec(style)?.[1];
  const slant = /font-style:\s{0,9}(\w{1,9})/.exec(style)?.[1];
  return {
    bold: weight ? weight === 'bold' || Number(weight) >= 600 : outer.bold || tag === 'b' || tag === 'strong',
    italic: slant ? slant === 'italic' : outer.italic || tag === 'i' || tag === 'em',
    ...(outer.code || (long && CODE_TAGS.has(tag)) ? { code: true } : {}),
  };
}

/** Removes the list markers that Word writes as text, each from its start to the next end. */
function withoutWordListMarkers(html: string) {
  let result = '';
  let from = 0;
  let start: number | undefined;
  for (const { 0: marker, 1: kind, index } of html.matchAll(WORD_LIST_MARKER)) {
    if (kind !== 'endif') {
      start ??= index;
    } else if (start !== undefined) {
      result += html.slice(from, start);
      from = index + marker.length;
      start = undefined;
    }
  }
  return result + html.slice(from);
}

/** Converts HTML to a single Markdown text. */
export const markdownOfHtml = (html: string, options?: MarkdownOptions) =>
  markdownOfBlocks(richTextOf(html, options).blocks);

export function markdownOfBlocks(blocks: readonly RichBlock[]): string {
  return blocks
    .map(({ depth, text }, at) => {
      const gap = at === 0 ? '' : depth > 0 && (blocks[at - 1]?.depth ?? 0) > 0 ? '\n' : '\n\n';
      const indent = '  '.repeat(Math.max(0, Math.min(depth, 2) - 1));
      return gap + (depth === 0 ? text : `${indent}- ${text.replace(/\n/g, `\n${indent}  `)}`);
    })
    .join('');
}

/** Collapses whitespace: no repeated spaces or line breaks, and no spaces at the ends of lines. */
function collapseWhitespace(runs: readonly FormattedRun[]): FormattedRun[] {
  const result: FormattedRun[] = [];
  let last = '\n';
  for (const run of runs) {
    let text = '';
    for (const character of run.text) {
      const isSpace = character === ' ' || character === '\n';
      if (isSpace && last === '\n') continue;
      if (character === ' ' && last === ' ') continue;
      if (character === '\n' && last === ' ') {
        if (text) text = text.slice(0, -1);
        else trimEnd(result);
      }
      text += character;
      last = character;
    }
    if (text) result.push({ ...run, text });
  }
  return result;
}

function trimEnd(runs: FormattedRun[]) {
  const last = runs.at(-1);
  if (!last?.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') runs.pop();
}
