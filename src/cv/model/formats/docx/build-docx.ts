import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import { replaceUnprintable } from '#platform/pure/printable.ts';
import type { Design } from '../../design.ts';
import type { DocumentStyle } from '../../outline/document-style.ts';
import { numberingOf } from './lists.ts';
import type { ParagraphOptions } from './paragraphs.ts';
import { type DocxContext, tabRun, textRuns } from './runs.ts';
import { stylesOf } from './styles.ts';
import { hex, mmToPoints, twips } from './units.ts';

const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const CORE_NAMESPACE = 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties';
const WORD_NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const FAMILY_BY_GENERIC = { serif: 'roman', 'sans-serif': 'swiss', monospace: 'modern' };

type CoreProperties = { title: string; creator: string; language: string };

/** Returns the metadata part. It has no creation time, so that equal CVs give equal files. */
const corePart = ({ title, creator, language }: CoreProperties) => ({
  path: 'docProps/core.xml',
  data: `${XML_DECLARATION}<cp:coreProperties xmlns:cp="${CORE_NAMESPACE}" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator><dc:language>${escapeXml(language)}</dc:language></cp:coreProperties>`,
});

/** Returns the font table: the typefaces of the design and a substitute for each that isn't installed. */
const fontPart = ({ typefaces: { heading, body } }: DocumentStyle) => ({
  path: 'word/fontTable.xml',
  data: `${XML_DECLARATION}<w:fonts xmlns:w="${WORD_NAMESPACE}">${[
    ...new Map([body, heading].map((typeface) => [typeface.name, typeface])).values(),
  ]
    .map(
      ({ name, office, generic }) =>
        `<w:font w:name="${name}"><w:altName w:val="${office}"/><w:family w:val="${FAMILY_BY_GENERIC[generic]}"/><w:pitch w:val="${generic === 'monospace' ? 'fixed' : 'variable'}"/></w:font>`,
    )
    .join('')}</w:fonts>`,
});

const escapeXml = (text: string) =>
  replaceUnprintable(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

type DocxInput = { lines: readonly ParagraphOptions[]; title: string; creator: string; design: Design };

/** Builds a Word file from paragraphs, in the styles of a design. */
export async function buildDocx(
  context: DocxContext,
  { lines: paragraphs, title, creator, design }: DocxInput,
): Promise<Uint8Array> {
  const { style } = context;
  const document = new Document({
    title,
    creator,
    styles: stylesOf(style),
    numbering: numberingOf(style),
    ...(isWhite(design.background) ? {} : { background: { color: hex(style.colours.paper) } }),
    sections: [
      {
        properties: pageSetupOf(style),
        ...footersOf(context, design),
        children: paragraphs.map((paragraph) => toParagraph(paragraph, context)),
      },
    ],
  });
  const parts = [corePart({ title, creator, language: style.language.tag }), fontPart(style)];
  return resetZipTimes(await Packer.pack(document, 'uint8array', undefined, parts));
}

const isWhite = (color: string) => color.toLowerCase() === '#ffffff';

const toParagraph = (paragraph: ParagraphOptions, { style }: DocxContext) =>
  new Paragraph({ ...(style.language.direction === 'rtl' ? { bidirectional: true } : {}), ...paragraph });

/** Returns the page setup. The first page has a footer of its own without a page number: one-page CVs need none. */
function pageSetupOf({ paper, margin }: DocumentStyle) {
  const [x, y] = [twips(mmToPoints(margin.x)), twips(mmToPoints(margin.y))];
  return {
    titlePage: true,
    page: {
      size: { width: twips(mmToPoints(paper.width)), height: twips(mmToPoints(paper.height)) },
      margin: { top: y, bottom: y, left: x, right: x, header: Math.round(y / 2), footer: Math.round(y / 2) },
    },
  };
}

/** Returns the footers: the member's text and, from the second page on, the page number. */
function footersOf(context: DocxContext, { footer, pageNumbers }: Design) {
  if (footer.trim() === '' && !pageNumbers) return {};
  const text = textRuns(context, footer.trim());
  const pageNumber = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  const makeFooter = (children: TextRun[]) =>
    new Footer({ children: [toParagraph({ style: 'Footer', children }, context)] });
  return {
    footers: { first: makeFooter(text), default: makeFooter(pageNumbers ? [...text, tabRun(), pageNumber] : text) },
  };
}

const CENTRAL_ENTRY_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const END_LENGTH = 22;
/** The earliest date that a ZIP can store, 1 January 1980. */
const EARLIEST_DATE = 0x21;

/** Resets the modification times in a ZIP without a comment, in place. */
function resetZipTimes(zip: Uint8Array): Uint8Array {
  const bytes = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.byteLength - END_LENGTH;
  if (bytes.getUint32(end, true) !== END_SIGNATURE) throw new Error('the ZIP does not end with its end record');
  let at = bytes.getUint32(end + 16, true);
  while (bytes.getUint32(at, true) === CENTRAL_ENTRY_SIGNATURE) {
    bytes.setUint32(at + 12, EARLIEST_DATE << 16, true);
    bytes.setUint32(bytes.getUint32(at + 42, true) + 10, EARLIEST_DATE << 16, true);
    at += 46 + [28, 30, 32].reduce((sum, length) => sum + bytes.getUint16(at + length, true), 0);
  }
  return zip;
}
