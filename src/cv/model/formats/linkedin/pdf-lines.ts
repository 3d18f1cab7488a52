import type { SourceDocument, SourceLine } from '../unstructured/source-document.ts';

/** The sizes of letters in LinkedIn’s PDF in points, by which its lines differ. */
export const SIZES = { name: 26, heading: 15.75, sideHeading: 13, company: 12, position: 11.5 } as const;
const TOLERANCE = 0.2;

export const isSize = (size: number, expected: number): boolean => Math.abs(size - expected) < TOLERANCE;

/** A line with the size of its first letters. */
export type PdfLine = Pick<SourceLine, 'gapAbove' | 'bullet' | 'page'> & {
  text: string;
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
  const all = lines.map((line) => ({ line: toPdfLine(line), isMain: (line.box?.left ?? edge) >= edge }));
  return {
    main: all.filter(({ line, isMain }) => isMain && line.size > SMALLEST).map(({ line }) => line),
    side: all.filter(({ isMain }) => !isMain).map(({ line }) => line),
  };
}

function toPdfLine({ segments, gapAbove, bullet, page, box }: SourceLine): PdfLine {
  const runs = segments.flat();
  return {
    ...{ gapAbove, bullet, page, size: runs[0]?.size ?? 0 },
    ...{ width: box?.width ?? 0, bottom: box ? box.top + box.height : 0 },
    text: segments
      .map((segment) => segment.map(({ text }) => text).join(''))
      .join(' ')
      .trim(),
    link: runs.find(({ link }) => link !== undefined)?.link,
  };
}

/** Divides lines at those of a size, which are titles. Titles of several lines are joined. */
export function sectionsIn(lines: readonly PdfLine[], size: number): { title: string; lines: PdfLine[] }[] {
  const sections: { title: string; lines: PdfLine[] }[] = [{ title: '', lines: [] }];
  for (const line of lines) {
    const last = sections.at(-1);
    if (!isSize(line.size, size)) last?.lines.push(line);
    else if (last && last.title !== '' && last.lines.length === 0) last.title += ` ${line.text}`;
    else sections.push({ title: line.text, lines: [] });
  }
  return sections;
}

/** A line that ends before this share of the widest one was ended by its writer. */
const FULL_WIDTH = 0.8;

/** Joins the lines of a text, in which wrapped lines are one. */
export function textOfLines(lines: readonly PdfLine[]): string {
  const widest = Math.max(0, ...lines.map(({ width }) => width));
  let text = '';
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1];
    const isWrapped = before !== undefined && line.bullet === undefined && before.width >= widest * FULL_WIDTH;
    const marked = line.bullet === undefined ? line.text : `- ${line.text}`;
    text += before === undefined ? marked : `${isWrapped ? ' ' : '\n'}${marked}`;
  }
  return text;
}
