import { Document, Footer, Packer, PageNumber, Paragraph, TextRun } from 'docx';
import type { Design } from '../../design.ts';
import type { Look } from '../look.ts';
import type { Line } from './lines.ts';
import { listsOf } from './lists.ts';
import { hex, pointsOf, twips } from './measures.ts';
import { corePart, fontPart } from './parts.ts';
import { type Pen, say, toTheEnd } from './runs.ts';
import { stylesOf } from './styles.ts';
import { withoutTimes } from './without-times.ts';

type File = { lines: readonly Line[]; title: string; creator: string; design: Design };

/** Builds a Word file from paragraphs, in the styles of a design. */
export async function fileOf(pen: Pen, { lines, title, creator, design }: File): Promise<Uint8Array> {
  const { look } = pen;
  const document = new Document({
    title,
    creator,
    styles: stylesOf(look),
    numbering: listsOf(look),
    ...(isWhite(design.background) ? {} : { background: { color: hex(look.colours.paper) } }),
    sections: [{ properties: pageOf(look), ...footOf(pen, design), children: lines.map((line) => written(line, pen)) }],
  });
  const parts = [corePart({ title, creator, language: look.language.tag }), fontPart(look)];
  return withoutTimes(await Packer.pack(document, 'uint8array', undefined, parts));
}

const isWhite = (color: string) => color.toLowerCase() === '#ffffff';

const written = (line: Line, { look }: Pen) =>
  new Paragraph({ ...line, ...(look.language.direction === 'rtl' ? { bidirectional: true } : {}) });

/** Returns the page setup. The first page has a footer of its own without a page number: one-page CVs need none. */
function pageOf({ paper, margin }: Look) {
  const [x, y] = [twips(pointsOf(margin.x)), twips(pointsOf(margin.y))];
  return {
    titlePage: true,
    page: {
      size: { width: twips(pointsOf(paper.width)), height: twips(pointsOf(paper.height)) },
      margin: { top: y, bottom: y, left: x, right: x, header: Math.round(y / 2), footer: Math.round(y / 2) },
    },
  };
}

/** Returns the footers: the member's text and, from the second page on, the page number. */
function footOf(pen: Pen, { footer, pageNumbers }: Design) {
  if (footer.trim() === '' && !pageNumbers) return {};
  const text = say(pen, footer.trim());
  const number = new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] });
  const foot = (children: TextRun[]) => new Footer({ children: [written({ style: 'Footer', children }, pen)] });
  return { footers: { first: foot(text), default: foot(pageNumbers ? [...text, toTheEnd(), number] : text) } };
}
