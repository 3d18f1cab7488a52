import { type Fence, fenceOf, readCode } from '#platform/pure/markdown/fences.ts';
import { indentOf, parseHeading, parseListItem, parseQuote, withoutIndent } from '#platform/pure/markdown/lines.ts';
import { normalize } from '#platform/pure/markdown/parse.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { HEADER_LINES, parseTable } from '#platform/pure/markdown/table-syntax.ts';
import { fitsTable } from '../blocks/block-builder.ts';
import { cleanLine } from '../blocks/clean-line.ts';
import { type BlockSink, makeNestedBlocks } from '../blocks/nested-blocks.ts';
import { completeUrl, embeddedPage } from '../html/addresses.ts';
import { addHtml } from '../html/convert-html.ts';
import { convertInline, type InlineResult } from './convert-inline.ts';
import { makeHtmlChunks } from './html-chunks.ts';
import { type LogicalLine, makeLogicalLines } from './logical-lines.ts';
import { calloutOf, takeSource } from './quotes.ts';
import { type Reference, takeReferences } from './references.ts';
import * as shortcodes from './shortcodes.ts';
import { tableText } from './table-text.ts';

type Options = {
  /** A first heading with this text is left out, because the page of a post shows its title. */
  title?: string;
  /** Completes the address of a link within the site that the post comes from. */
  completeLink?: (href: string) => string | undefined;
};

const RULE = /^ {0,3}(?:(?:-\s*){3,}|(?:\*\s*){3,}|(?:_\s*){3,})$/;
const UNDERLINE = /^ {0,3}(=+|-+)\s*$/;
const HEADING_ID = /\s{1,9}\{#[\w:.-]{1,100}\}$/;
/** Attributes of Kramdown in a line of their own. */
const ATTRIBUTE_LINE = /^\s{0,9}\{:[^{}]{0,300}\}\s*$/;
const CODE_INDENT = 4;

/** Adds Markdown, as static site generators and note programs read it, to the blocks of a post. */
export function addMarkdown(markdown: string, blocks: BlockSink, options: Options = {}): void {
  const { lines, references } = takeReferences(normalize(markdown).split('\n'));
  addLines(lines, blocks, { ...options, references });
}

type LineOptions = Options & { references: ReadonlyMap<string, Reference> };

function addLines(lines: readonly string[], blocks: BlockSink, options: LineOptions): void {
  const { warnings } = blocks;
  const { completeLink = completeUrl } = options;
  const htmlEnd = makeHtmlChunks(lines);
  /** The text since the last block of another kind. */
  let texts: string[] = [];
  let inList = false;
  let afterBlank = true;
  let isFirst = true;

  const inline = (text: string, indent = ''): InlineResult => {
    for (const shortcode of shortcodes.shortcodesIn(text)) warnings.add('shortcodes', shortcode);
    const addressOf = (href: string) => {
      const address = completeLink(href);
      if (address === undefined && !href.startsWith('#')) warnings.add('relativeLinks', href);
      return address;
    };
    return convertInline(text, { references: options.references, addressOf, indent });
  };
  const endText = () => {
    blocks.text(texts.join('\n'));
    texts = [];
  };
  const addOthers = ({ pictures, links }: InlineResult, isGallery: boolean) => {
    if (pictures.length + links.length === 0) return;
    endText();
    blocks.pictures(pictures, { isGallery });
    for (const link of links) blocks.text(link);
  };
  const addLogicalLine = ({ prefix, text }: LogicalLine) => {
    const result = inline(text, ' '.repeat(prefix.length));
    const page = /^<?https?:\/\/\S+>?$/.test(text) ? embeddedPage(text.replace(/^<|>$/g, '')) : undefined;
    if (page !== undefined && prefix === '') {
      endText();
      blocks.embed(page, '');
      return;
    }
    if (result.text !== '' || prefix.trim() !== '') texts.push(prefix + result.text);
    addOthers(result, result.text === '');
  };
  const logical = makeLogicalLines(addLogicalLine);
  const endParagraphs = () => {
    logical.finish();
    endText();
    inList = false;
  };

  const addHeading = (source: string, level: number) => {
    const result = inline(source.replace(HEADING_ID, ''));
    const line = cleanLine(plainText(result.text));
    endParagraphs();
    if (!(isFirst && level === 1 && line === cleanLine(options.title ?? ''))) {
      if (level <= 2) blocks.heading(line);
      else if (result.text !== '') texts.push(`## ${result.text}`, '');
    }
    addOthers(result, false);
  };
  const addCode = (start: number, fence: Fence) => {
    endParagraphs();
    const { block, end } = readCode(lines, start, fence);
    const caption = /\b(?:title|filename)=["']([^"']{1,300})["']/.exec(lines[start] ?? '')?.[1] ?? '';
    if (block.text.trim() !== '') blocks.code(block.text, block.language, caption);
    return end;
  };
  const addIndentedCode = (start: number) => {
    endParagraphs();
    let end = start;
    while (end < lines.length && (indentOf(lines[end] ?? '') >= CODE_INDENT || lines[end]?.trim() === '')) end += 1;
    const code = lines.slice(start, end).map((line) => withoutIndent(line, CODE_INDENT));
    blocks.code(code.join('\n').trimEnd(), '');
    return end;
  };
  const addTable = (start: number) => {
    const table = parseTable(lines, start);
    if (!table) return undefined;
    endParagraphs();
    const rows = [table.header, ...table.rows];
    const cells = rows.map((row) => row.map((cell) => inline(cell)));
    const plain = cells.map((row) => row.map(({ text }) => cleanLine(plainText(text))));
    const hasMarks = cells.flat().some(({ text }) => /\]\(|`/.test(text));
    if (fitsTable(plain) && !hasMarks) blocks.table(plain, true, '');
    else blocks.text(tableText(cells, table.alignments));
    for (const result of cells.flat()) addOthers(result, false);
    return start + HEADER_LINES + table.rows.length;
  };
  const addQuote = (start: number) => {
    endParagraphs();
    let end = start;
    const quoted: string[] = [];
    for (let quote = parseQuote(lines[end] ?? ''); quote !== undefined; quote = parseQuote(lines[end] ?? '')) {
      quoted.push(quote);
      end += 1;
    }
    const callout = calloutOf(quoted[0] ?? '');
    const { lines: content, source } = callout ? { lines: quoted.slice(1), source: '' } : takeSource(quoted);
    const nested = makeNestedBlocks(blocks, { hasCode: callout !== undefined });
    if (callout?.title) nested.sink.text(`**${inline(callout.title).text}**`);
    addLines(content, nested.sink, { ...options, title: '' });
    if (callout) blocks.callout(callout.tone, nested.textOf());
    else blocks.quote(nested.textOf(), plainText(inline(source).text));
    for (const add of nested.others) add(blocks);
    return end;
  };
  const addShortcode = (start: number) => {
    const shortcode = shortcodes.shortcodeOf(lines[start] ?? '');
    if (!shortcode) return undefined;
    const picture = shortcodes.pictureOfShortcode(shortcode);
    const video = shortcodes.videoOfShortcode(shortcode);
    const code = shortcodes.codeOfShortcode(shortcode);
    if (!picture && !video && !code) return undefined;
    endParagraphs();
    if (picture) blocks.pictures([picture]);
    else if (video) blocks.embed(video, '');
    if (!code) return start + 1;
    let end = start + 1;
    while (end < lines.length && !shortcodes.endsShortcode(lines[end] ?? '', code.end)) end += 1;
    blocks.code(lines.slice(start + 1, end).join('\n'), code.language);
    return end + 1;
  };
  /** Adds a line of text, or the heading that it underlines. */
  const addText = (line: string) => {
    const underline = UNDERLINE.exec(line)?.[1];
    if (underline !== undefined && logical.current()?.prefix === '') {
      const heading = logical.take();
      return addHeading(heading?.text ?? '', underline.startsWith('=') ? 1 : 2);
    }
    if (RULE.test(line)) {
      endParagraphs();
      return blocks.divider();
    }
    const item = parseListItem(line, true);
    const begins = item !== undefined && (inList || logical.current() === undefined || item.number === 1);
    if (begins) inList = true;
    else if (afterBlank && indentOf(line) === 0) inList = false;
    logical.add(line, begins);
  };
  /** Adds what a line begins. Returns the index of the line after it. */
  const addLine = (line: string, index: number): number => {
    if (line.trim() === '' || ATTRIBUTE_LINE.test(line)) {
      logical.finish();
      if (texts.length > 0 && texts.at(-1) !== '') texts.push('');
      return index + 1;
    }
    const item = parseListItem(line, true);
    const fence = fenceOf(line, item && inList ? item : undefined);
    if (fence) return addCode(index, fence);
    if (parseQuote(line) !== undefined) return addQuote(index);
    const heading = parseHeading(line);
    if (heading && indentOf(line) < CODE_INDENT) {
      addHeading(heading.text, /^ {0,3}(#+)/.exec(line)?.[1]?.length ?? heading.level);
      return index + 1;
    }
    if (afterBlank && !inList && indentOf(line) >= CODE_INDENT) return addIndentedCode(index);
    const end = htmlEnd(index);
    if (end !== undefined && (logical.current() === undefined || !/^ {0,3}<!--/.test(line))) {
      endParagraphs();
      addHtml(lines.slice(index, end).join('\n'), blocks, { completeLink });
      return end;
    }
    const next = addShortcode(index) ?? addTable(index);
    if (next !== undefined) return next;
    addText(line);
    return index + 1;
  };

  for (let index = 0; index < lines.length; ) {
    const line = lines[index] ?? '';
    const next = addLine(line, index);
    afterBlank = line.trim() === '';
    if (!afterBlank) isFirst = false;
    index = next;
  }
  endParagraphs();
}
