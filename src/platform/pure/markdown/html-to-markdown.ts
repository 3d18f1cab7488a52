import { walkHtml } from '../html.ts';
import { type FormattedRun, linkHrefOf, markdownOf } from './inline-markdown.ts';

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

/** Matches the start and the end of a list marker in Word's HTML: conditional comments, which parsers don't evaluate. */
const WORD_LIST_MARKER = /<!(?:--)?\[(if !supportLists|endif)\](?:--)?>/g;
/** Matches the nesting level in the style of a list item from Word, which is a paragraph. */
const WORD_LIST_LEVEL = /mso-list:[^;]{0,40}level(\d)/;

/** Converts HTML to paragraphs and list items in Markdown. Unsupported markup is reduced to its text. */
export function richTextOf(html: string): RichText {
  const blocks: RichBlock[] = [];
  let runs: FormattedRun[] = [];
  let simplified = html.length > MAX_LENGTH;
  let [listDepth, itemDepth, ignoredDepth, wordLevel] = [0, 0, 0, 0];
  const links: (string | undefined)[] = [];
  /** The formatting inside of each open element. */
  const formats: Format[] = [];

  const endBlock = () => {
    const text = markdownOf(collapseWhitespace(runs)).trim();
    if (text) blocks.push({ depth: itemDepth > 0 ? Math.max(1, listDepth) : wordLevel, text });
    runs = [];
  };
  /** Within a list item, a further paragraph becomes a further line. */
  const endParagraph = () => {
    if (itemDepth > 0) add('\n');
    else endBlock();
  };
  const add = (text: string) => {
    if (ignoredDepth > 0) return;
    runs.push({ text, ...formats.at(-1), href: links.at(-1) });
  };

  const open = (tag: string, { href, alt, style = '' }: Readonly<Record<string, string>>) => {
    formats.push(formatOf(tag, style, formats.at(-1)));
    if (IGNORED_TAGS.has(tag)) ignoredDepth += 1;
    if (!SUPPORTED_TAGS.has(tag)) simplified = true;
    if (tag === 'br') add('\n');
    else if (tag === 'img') add(alt ?? '');
    else if (tag === 'td' || tag === 'th') add(' ');
    else if (tag === 'a') {
      const address = href === undefined ? undefined : linkHrefOf(href.trim());
      if (href !== undefined && address === undefined) simplified = true;
      links.push(address);
    } else if (LIST_TAGS.has(tag)) {
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
    else if (LIST_TAGS.has(tag)) {
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

  const isComplete = walkHtml(withoutWordListMarkers(html.slice(0, MAX_LENGTH)), {
    open,
    close,
    text: (text) => add(text.replace(/\s+/g, ' ')),
  });
  endBlock();
  return { blocks, simplified: simplified || !isComplete };
}

type Format = Pick<FormattedRun, 'bold' | 'italic'>;

/** Returns the formatting inside of an element. Google Docs sets it by styles, also to undo that of a tag. */
function formatOf(tag: string, style: string, outer: Format = {}): Format {
  const weight = /font-weight:\s{0,9}(\w{1,9})/.exec(style)?.[1];
  const slant = /font-style:\s{0,9}(\w{1,9})/.exec(style)?.[1];
  return {
    bold: weight ? weight === 'bold' || Number(weight) >= 600 : outer.bold || tag === 'b' || tag === 'strong',
    italic: slant ? slant === 'italic' : outer.italic || tag === 'i' || tag === 'em',
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
export const markdownOfHtml = (html: string) => markdownOfBlocks(richTextOf(html).blocks);

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
