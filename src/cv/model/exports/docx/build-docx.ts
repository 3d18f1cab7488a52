import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { Design } from '../../design.ts';
import type { DocumentStyle } from '../document-style.ts';
import { numberingOf } from './lists.ts';
import type { ParagraphOptions } from './paragraphs.ts';
import { corePart, fontPart } from './parts.ts';
import { resetZipTimes } from './reset-zip-times.ts';
import { type DocxContext, tabRun, textRuns } from './runs.ts';
import { stylesOf } from './styles.ts';
import { hex, mmToPoints, twips } from './units.ts';

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
  new Paragraph({ ...paragraph, ...(style.language.direction === 'rtl' ? { bidirectional: true } : {}) });

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
