import type { MarkdownBlock } from '#platform/pure/markdown/tree.ts';
import { linkMarkdown } from '../blocks/draft-block.ts';
import { completeUrl, embeddedPage } from './addresses.ts';
import { convertCard } from './cards.ts';
import type { ConvertElement } from './conversion.ts';
import { convertFootnote } from './convert-footnote.ts';
import { convertFigure, isGallery } from './figures.ts';
import { type HtmlElement, type HtmlNode, hasClass, lineOf, rawTextOf } from './html-tree.ts';
import { convertList } from './lists.ts';
import { convertTable } from './tables.ts';

/** Converts the element of a block, and what is inside of it. */
export const convertBlock: ConvertElement = (element, format, output, conversion) => {
  const name = conversion.footnoteNamed(element.attributes.id);
  if (name !== undefined && element.tag !== 'li') return convertFootnote(name, element.children, output, conversion);
  if (convertCard(element, output, conversion)) return;
  if (isGallery(element)) return convertFigure(element, format, output, conversion);
  const convert = CONVERTERS.get(element.tag) ?? convertContainer;
  convert(element, format, output, conversion);
};

const convertContainer: ConvertElement = ({ tag, children }, format, output, { flow, warnings }) => {
  if (tag === 'form') warnings.add('unsupportedHtml', tag);
  flow(children, format, output);
};

const convertHeading: ConvertElement = ({ tag, children }, format, output, { collect }) => {
  const level = Number(tag.slice(1));
  const { texts, others } = collect(children, format);
  const line = lineOf(children);
  // Headings within a chapter are part of its text, and so are those with links.
  if (level <= 2 && !output.isNested) output.other((blocks) => blocks.heading(line));
  else for (const text of texts) output.text(text.type === 'paragraph' ? { ...text, type: 'heading', level: 2 } : text);
  for (const add of others) output.other(add);
};

const convertQuote: ConvertElement = ({ children }, format, output, { collect, write }) => {
  const isSource = (node: HtmlElement | string): node is HtmlElement =>
    typeof node !== 'string' && (node.tag === 'cite' || node.tag === 'footer');
  const source = children
    .filter(isSource)
    .map((node) => lineOf(node.children).replace(/^[—–-]\s*/, ''))
    .join(', ');
  const { texts, others } = collect(
    children.filter((node) => !isSource(node)),
    format,
  );
  if (output.isNested) {
    const sourceText: MarkdownBlock[] =
      source === '' ? [] : [{ type: 'paragraph', children: [{ type: 'text', text: `— ${source}` }] }];
    output.text({ type: 'quote', blocks: [...texts, ...sourceText] });
  } else output.other((blocks) => blocks.quote(write(texts, false), source));
  for (const add of others) output.other(add);
};

const convertCode: ConvertElement = (element, format, output, { flow }) => {
  if (hasClass(element, /\bverse\b/)) {
    const lines = element.children.flatMap((node): HtmlNode[] =>
      typeof node === 'string' ? withBreaks(node) : [node],
    );
    return flow(lines, format, output);
  }
  const code = rawTextOf(element.children).replace(/\r\n?/g, '\n').replace(/^\n/, '').trimEnd();
  output.other((blocks) => blocks.code(code, languageOf(element)));
};

const withBreaks = (text: string): HtmlNode[] =>
  text
    .split('\n')
    .flatMap((line, at): HtmlNode[] =>
      at === 0 ? [line] : [{ tag: 'br', attributes: {}, children: [], hasBlocks: false }, line],
    );

/** Returns the language of code, which programs write into a class of the code or the element around it. */
export function languageOf({ attributes, children }: HtmlElement): string {
  const classes = [attributes, ...children.map((node) => (typeof node === 'string' ? {} : node.attributes))]
    .map((one: Readonly<Record<string, string>>) => one.class ?? '')
    .join(' ');
  return /(?:^|\s)(?:lang(?:uage)?-|brush:\s?)([\w+#.-]{1,30})/.exec(classes)?.[1] ?? '';
}

const convertFrame: ConvertElement = ({ tag, attributes, children }, _, output, { warnings }) => {
  const { src = '', title = '' } = attributes;
  const inner = children.find((node) => typeof node !== 'string' && node.tag === 'source');
  const source = src || (typeof inner === 'object' ? (inner.attributes.src ?? '') : '');
  const page = embeddedPage(source);
  const url = completeUrl(source);
  if (page !== undefined) output.other((blocks) => blocks.embed(page, title));
  else if (url !== undefined) output.other((blocks) => blocks.text(linkMarkdown(title.trim() || url, url)));
  else warnings.add('unsupportedHtml', tag);
};

const convertTerms: ConvertElement = ({ children }, format, output, { flow }) => {
  for (const node of children) {
    if (typeof node === 'string') flow([node], format, output);
    else flow(node.children, node.tag === 'dt' ? { ...format, bold: true } : format, output);
  }
};

const convertDetails: ConvertElement = ({ children }, format, output, { flow }) => {
  for (const node of children) {
    const isSummary = typeof node !== 'string' && node.tag === 'summary';
    flow(isSummary ? node.children : [node], isSummary ? { ...format, bold: true } : format, output);
  }
};

const CONVERTERS: ReadonlyMap<string, ConvertElement> = new Map(
  Object.entries<ConvertElement>({
    ...{ h1: convertHeading, h2: convertHeading, h3: convertHeading },
    ...{ h4: convertHeading, h5: convertHeading, h6: convertHeading },
    ...{ ul: convertList, ol: convertList, menu: convertList },
    blockquote: convertQuote,
    pre: convertCode,
    table: convertTable,
    figure: convertFigure,
    hr: (_element, _format, output) => output.other((blocks) => blocks.divider()),
    ...{ iframe: convertFrame, video: convertFrame },
    dl: convertTerms,
    details: convertDetails,
  }),
);
