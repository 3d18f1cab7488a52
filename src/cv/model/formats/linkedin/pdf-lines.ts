import { EMPTY_EXCERPT, type Excerpt, excerptAt, joinExcerpts, textOfLine } from '../unstructured/excerpt.ts';
import type { SourceDocument, SourceLine } from '../unstructured/source-document.ts';

/** The sizes of letters in LinkedIn’s PDF in points, by which its lines differ. */
export const SIZES = { name: 26, heading: 15.75, sideHeading: 13, company: 12, position: 11.5 } as const;
const TOLERANCE = 0.2;

export const isSize = (size: number, expected: number): boolean => Math.abs(size - expected) < TOLERANCE;

/** A line with the size of its first letters. */
export type PdfLine = Pick<SourceLine, 'gapAbove' | 'bullet' | 'page'> & {
  text: Excerpt;
  size: number;
  link: string | undefined;
  width: number;
  /** The position of its lower edge on the page. */
  bottom: number;
};

/** Letters of the wide column that are smaller are those of the numbers of pages, in any language. */
const SMALLEST = 9.5;

/** Returns the lines of the wide and of the narrow column, without the numbers of pages. */
export function pdfLinesOf({ lines }: SourceDocument): { main: PdfLine[]; side: PdfLine[] } {
  const isName = ({ segments }: SourceLine) => isSize(segments[0]?.[0]?.size ?? 0, SIZES.name);
  const edge = (lines.find(isName)?.box?.left ?? 0) - TOLERANCE;
  const all = lines.map((line, at) => ({ line: toPdfLine(line, at), isMain: (line.box?.left ?? edge) >= edge }));
  return {
    main: all.filter(({ line, isMain }) => isMain && line.size > SMALLEST).map(({ line }) => line),
    side: all.filter(({ isMain }) => !isMain).map(({ line }) => line),
  };
}

function toPdfLine(line: SourceLine, at: number): PdfLine {
  const { segments, gapAbove, bullet, page, box } = line;
  const runs = segments.flat();
  return {
    ...{ gapAbove, bullet, page, size: runs[0]?.size ?? 0 },
    ...{ width: box?.width ?? 0, bottom: box ? box.top + box.height : 0 },
    text: excerptAt(at, 0, textOfLine(line).replaceAll('\t', ' ')),
    link: runs.find(({ link }) => link !== undefined)?.link,
  };
}

export const joinLines = (lines: readonly PdfLine[]): Excerpt =>
  joinExcerpts(
    lines.map(({ text }) => text),
    ' ',
  );

export type PdfSection = { title: Excerpt; lines: PdfLine[] };

/** Divides lines at those of a size, which are titles. Titles of several lines are joined. */
export function sectionsIn(lines: readonly PdfLine[], size: number): PdfSection[] {
  const sections: PdfSection[] = [{ title: EMPTY_EXCERPT, lines: [] }];
  for (const line of lines) {
    const last = sections.at(-1);
    if (!isSize(line.size, size)) last?.lines.push(line);
    else if (last && last.title.text !== '' && last.lines.length === 0)
      last.title = joinExcerpts([last.title, line.text], ' ');
    else sections.push({ title: line.text, lines: [] });
  }
  return sections;
}
