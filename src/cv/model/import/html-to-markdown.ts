import { walkHtml } from '#platform/html.ts';
import { linkable, markdownOf, type Run } from './inline-markdown.ts';

/** A paragraph (depth 0), or a list item with its nesting depth. */
export type RichBlock = { depth: number; text: string };
export type RichText = { blocks: RichBlock[] /** Whether unsupported formatting was dropped. */; simplified: boolean };

/** The maximum number of characters that are read. Longer texts don't belong to a CV. */
const LONGEST = 200_000;
const UNSEEN = new Set(['script', 'style', 'template', 'head', 'title', 'iframe', 'object', 'svg', 'math', 'textarea']);
const LISTS = new Set(['ul', 'ol', 'menu']);
const BLOCKS = new Set(
  'p div h1 h2 h3 h4 h5 h6 blockquote pre section article header footer table tr dl dt dd figure hr address'.split(' '),
);
/** Tags that are converted, or that don't change the text. Any other tag sets `simplified`. */
const PLAIN = new Set([...'p div br ul li span section article html body b strong i em a'.split(' ')]);

/** Converts HTML to paragraphs and list items in Markdown. Unsupported markup is reduced to its text. */
export function richTextOf(html: string): RichText {
  const blocks: RichBlock[] = [];
  let runs: Run[] = [];
  let simplified = html.length > LONGEST;
  let [lists, items, unseen, bold, italic] = [0, 0, 0, 0, 0];
  const links: (string | undefined)[] = [];

  const endBlock = () => {
    const text = markdownOf(tidied(runs)).trim();
    if (text) blocks.push({ depth: items > 0 ? Math.max(1, lists) : 0, text });
    runs = [];
  };
  /** Within a list item, a further paragraph becomes a further line. */
  const endParagraph = () => {
    if (items > 0) add('\n');
    else endBlock();
  };
  const add = (text: string) => {
    if (unseen > 0) return;
    runs.push({ text, bold: bold > 0, italic: italic > 0, href: links.at(-1) });
  };

  const open = (tag: string, { href, alt }: Readonly<Record<string, string>>) => {
    if (UNSEEN.has(tag)) unseen += 1;
    if (!PLAIN.has(tag)) simplified = true;
    if (tag === 'br') add('\n');
    else if (tag === 'b' || tag === 'strong') bold += 1;
    else if (tag === 'i' || tag === 'em') italic += 1;
    else if (tag === 'img') add(alt ?? '');
    else if (tag === 'td' || tag === 'th') add(' ');
    else if (tag === 'a') {
      const address = href === undefined ? undefined : linkable(href.trim());
      if (href !== undefined && address === undefined) simplified = true;
      links.push(address);
    } else if (LISTS.has(tag)) {
      endBlock();
      lists += 1;
    } else if (tag === 'li') {
      endBlock();
      items += 1;
    } else if (BLOCKS.has(tag)) endParagraph();
  };
  const close = (tag: string) => {
    if (UNSEEN.has(tag)) unseen -= 1;
    else if (tag === 'b' || tag === 'strong') bold -= 1;
    else if (tag === 'i' || tag === 'em') italic -= 1;
    else if (tag === 'a') links.pop();
    else if (LISTS.has(tag)) {
      endBlock();
      lists -= 1;
    } else if (tag === 'li') {
      endBlock();
      items -= 1;
    } else if (BLOCKS.has(tag)) endParagraph();
  };

  const whole = walkHtml(html.slice(0, LONGEST), { open, close, text: (text) => add(text.replace(/\s+/g, ' ')) });
  endBlock();
  return { blocks, simplified: simplified || !whole };
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
function tidied(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  let last = '\n';
  for (const run of runs) {
    let text = '';
    for (const sign of run.text) {
      const isSpace = sign === ' ' || sign === '\n';
      if (isSpace && last === '\n') continue;
      if (sign === ' ' && last === ' ') continue;
      if (sign === '\n' && last === ' ') {
        if (text) text = text.slice(0, -1);
        else trimEnd(result);
      }
      text += sign;
      last = sign;
    }
    if (text) result.push({ ...run, text });
  }
  return result;
}

function trimEnd(runs: Run[]) {
  const last = runs.at(-1);
  if (!last?.text.endsWith(' ')) return;
  last.text = last.text.slice(0, -1);
  if (last.text === '') runs.pop();
}
