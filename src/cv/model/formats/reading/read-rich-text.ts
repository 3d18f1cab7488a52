import { markdownOfBlocks, type RichBlock, richTextOf } from '#platform/pure/markdown/html-to-markdown.ts';
import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { shapeOf } from '../../tree.ts';
import type { CvBuilder, ImportTarget } from './cv-builder.ts';
import type { SourceObject } from './source-object.ts';

/** Reads an HTML text into a field. A list at its end becomes highlights, if the target has them. */
export function readHtmlText(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  name: string,
  field: string,
) {
  const raw = source.take(name);
  const origin = { from: `${source.from}.${name}`, at: target.at, field };
  const { blocks, simplified } = richTextOf(builder.reader.rawText(raw, origin));
  if (simplified) builder.reader.warn('simplified', origin, raw);
  const isComplete = writeBlocks(builder, target, blocks, { from: origin.from, field });
  if (simplified || !isComplete || (typeof raw === 'object' && raw !== null)) source.putBack(name, raw);
}

/** Marks of HTML, which some programs write where others write plain text. */
const MARKUP = /<\/?[a-z][a-z0-9]{0,10}(?:\s[^<>]{0,300})?\/?>|&(?:[a-z]{2,8}|#\d{1,6});/i;

/** Reads a text that is HTML in some files of a format, and plain in others. */
export function readMarkedText(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  name: string,
  field: string,
) {
  const raw = source.peek(name);
  if (typeof raw === 'string') source.putBack(name, withBulletLists(raw));
  const isMarkedUp = MARKUP.test(String(raw));
  (isMarkedUp ? readHtmlText : readPlainText)(builder, target, source, name, field);
}

/** Returns HTML with the bullets of an editor that writes every list as a numbered one, and says of its items what they are. */
const withBulletLists = (html: string) =>
  html.includes('data-list="bullet"') && !html.includes('data-list="ordered"')
    ? html.replaceAll('<ol>', '<ul>').replaceAll('</ol>', '</ul>')
    : html;

const BULLET = /^\s*[-*•·▪●◦‣–]\s+/;

/** Reads a plain text into a field. Bulleted lines at its end become highlights, if the target has them. */
export function readPlainText(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  name: string,
  field: string,
) {
  const raw = source.take(name);
  const origin = { from: `${source.from}.${name}`, at: target.at, field };
  const blocks = blocksOfLines(builder.reader.rawText(raw, origin));
  if (!writeBlocks(builder, target, blocks, { from: origin.from, field })) source.putBack(name, raw);
}

/** Splits a plain text into paragraphs and list items. Some programs put all bullets on one line. */
export function blocksOfLines(text: string): RichBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: RichBlock[] = [];
  let continuesParagraph = false;
  for (const line of lines.flatMap((line) => (/^\s*•/.test(line) ? line.split(/(?<=\s)(?=•\s)/) : [line]))) {
    const words = escapeMarkdown(line.replace(BULLET, '').trim());
    const isItem = BULLET.test(line);
    const last = blocks.at(-1);
    if (words === '') continuesParagraph = false;
    else if (isItem) blocks.push({ depth: 1, text: words });
    else if (continuesParagraph && last) last.text += `\n${words}`;
    else blocks.push({ depth: 0, text: words });
    continuesParagraph = words !== '';
  }
  return blocks;
}

type FieldOrigin = { from: string; field: string };

/** Writes blocks to a field and to highlights. Returns whether everything fit. */
function writeBlocks(
  builder: CvBuilder,
  target: ImportTarget,
  blocks: readonly RichBlock[],
  { from, field }: FieldOrigin,
) {
  const first = blocks.findIndex(({ depth }) => depth > 0);
  const listBlocks = first < 0 ? [] : blocks.slice(first);
  const canSplit = 'highlights' in shapeOf(target.kind) && listBlocks.every(({ depth }) => depth > 0);
  const text = markdownOfBlocks(canSplit && first >= 0 ? blocks.slice(0, first) : blocks);
  const read = builder.reader.text(text, { from, at: target.at, field });
  Object.assign(target.value, { [field]: read });
  let isComplete = read === text;
  for (const item of canSplit ? highlightsOf(listBlocks) : []) {
    const highlight = builder.addChild('highlight', target, 'highlights', from);
    highlight.value.text = builder.reader.text(item, { from, at: highlight.at, field: 'text' });
    isComplete &&= highlight.value.text === item;
  }
  return isComplete;
}

/** Returns the texts of highlights. Nested items become a list within the item above them. */
function highlightsOf(listBlocks: readonly RichBlock[]): string[] {
  const items: string[] = [];
  for (const { depth, text } of listBlocks) {
    if (depth <= 1 || items.length === 0) items.push(text);
    else items.push(`${items.pop()}\n- ${text.replace(/\n/g, '\n  ')}`);
  }
  return items;
}
