import {
  ConcreteHyperlink,
  type IContext,
  type IRunOptions,
  NoBreakHyphen,
  type ParagraphChild,
  Tab,
  TextRun,
} from 'docx';
import type { MarkdownInline } from '#platform/pure/markdown/tree.ts';
import { replaceUnprintable } from '#platform/pure/printable.ts';
import type { DocumentStyle } from '../../outline/document-style.ts';
import type { Direction } from '../../text-direction.ts';
import { type DirectedText, splitByDirection } from './direction.ts';

const RELATIONSHIP_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** A hyperlink whose id is derived from its position. The library's random ids would make every file different. */
class DocxHyperlink extends ConcreteHyperlink {
  readonly #href: string;

  constructor(children: readonly TextRun[], href: string, index: number) {
    super(children, `Link${index}`);
    this.#href = new URL(href).href;
  }

  override prepForXml(context: IContext) {
    context.viewWrapper.Relationships.addRelationship(this.linkId, RELATIONSHIP_TYPE, this.#href, 'External');
    return super.prepForXml(context);
  }
}

/** The state of writing one document. `links` counts its links, to number them. */
export type DocxContext = { style: DocumentStyle; links: { count: number } };

/** Returns the context for a paragraph that is read in the given direction. */
export const inDirection = (context: DocxContext, direction: Direction): DocxContext => {
  const { style } = context;
  return { ...context, style: { ...style, language: { ...style.language, direction } } };
};

/** Formatting of a run on top of its paragraph style. */
type RunFormat = Pick<IRunOptions, 'style' | 'bold' | 'italics'>;
type RunChildren = NonNullable<IRunOptions['children']>;

/** Writes a text as typed, including line breaks. */
export const textRuns = ({ style: { language } }: DocxContext, text: string, format: RunFormat = {}): TextRun[] =>
  printableText(text)
    .split('\n')
    .flatMap((line, at) => [
      ...(at > 0 ? [new TextRun({ break: 1 })] : []),
      ...splitByDirection(line, language.direction).map((directed) => makeRun(directed, format)),
    ]);

/** Writes a text in the direction of the page, for example a period, or a separator between words of any direction. */
export const pageDirectionRun = ({ style: { language } }: DocxContext, text: string, format: RunFormat = {}) => {
  const rtl = language.direction === 'rtl';
  // Invisible marks keep a separator from joining the left-to-right words around it.
  const directed = rtl && !/[\p{L}\p{N}]/u.test(text) ? text.replace(/^.*\S/u, '\u200f$&\u200f') : text;
  return makeRun({ text: printableText(directed), rtl }, format);
};

const makeRun = ({ text, rtl }: DirectedText, format: RunFormat, children: RunChildren = [text]) =>
  new TextRun({ children, ...format, ...(rtl ? { rightToLeft: true } : {}) });
const printableText = (text: string) => replaceUnprintable(text.replaceAll('\t', ' '));

/** The maximum number of characters that are kept on one line. */
const MAX_NON_BREAKING_LENGTH = 40;

/** Writes a short text without line breaks inside; longer texts may wrap. */
export const nonBreakingRuns = (context: DocxContext, text: string, format: RunFormat = {}): TextRun[] =>
  text.length > MAX_NON_BREAKING_LENGTH
    ? textRuns(context, text, format)
    : splitByDirection(printableText(text).replaceAll(' ', '\u00a0'), context.style.language.direction).map(
        (directed) => makeRun(directed, format, directed.text.split(/(-)/).map(withNonBreakingHyphen)),
      );
const withNonBreakingHyphen = (piece: string) => (piece === '-' ? new NoBreakHyphen() : piece);

export const tabRun = () => new TextRun({ children: [new Tab()] });

/** Writes a text as a link if there is an address, or as plain text. */
export const linkRuns = (
  context: DocxContext,
  text: string,
  href: string | undefined,
  writeRuns = textRuns,
): ParagraphChild[] =>
  href === undefined
    ? writeRuns(context, text)
    : [makeLink(context, writeRuns(context, text, { style: LINK_STYLE }), href)];

export const markdownRuns = (
  context: DocxContext,
  nodes: readonly MarkdownInline[],
  format: RunFormat = {},
): ParagraphChild[] =>
  nodes.flatMap((node): ParagraphChild[] => {
    if (node.type === 'link')
      return [makeLink(context, linkContentRuns(context, node.children, { ...format, style: LINK_STYLE }), node.href)];
    return 'children' in node
      ? markdownRuns(context, node.children, { ...format, ...FORMAT_BY_TYPE[node.type] })
      : linkContentRuns(context, [node], format);
  });

const LINK_STYLE = 'Hyperlink';
const FORMAT_BY_TYPE = { bold: { bold: true }, italic: { italics: true }, link: {} };

/** Writes the content of a link. Links nested in it become plain text. */
const linkContentRuns = (context: DocxContext, nodes: readonly MarkdownInline[], format: RunFormat): TextRun[] =>
  nodes.flatMap((node) => {
    if ('text' in node) return textRuns(context, node.text, format);
    if (node.type === 'break') return [new TextRun({ break: 1 })];
    return linkContentRuns(context, node.children, { ...format, ...FORMAT_BY_TYPE[node.type] });
  });

function makeLink(context: DocxContext, children: readonly TextRun[], href: string) {
  context.links.count += 1;
  return new DocxHyperlink(children, href, context.links.count);
}
