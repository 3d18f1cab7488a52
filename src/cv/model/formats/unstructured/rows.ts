import { type Excerpt, excerptAt, textOfLine } from './excerpt.ts';
import type { SourceDocument, SourceLine } from './source-document.ts';

/** A line with the properties that tell its purpose. */
export type Row = {
  line: number;
  text: Excerpt;
  /** The parts of the text between wide gaps. */
  segments: Excerpt[];
  source: SourceLine;
  size: number;
  /** Whether all of the line is bold, or its first segment. */
  bold: boolean;
  startsBold: boolean;
  caps: boolean;
  /** The level of a heading: that the file gives it, or that of titles by its size. */
  level: number | undefined;
  left: number | undefined;
  right: number | undefined;
};

/** Limits of what is read. Files beyond them are no CVs; the rest of them counts as unplaced. */
const MAX_LINES = 3000;
const MAX_CHARACTERS = 200_000;

/** Returns the lines to read, and those that are only kept. */
export function rowsOf({ lines }: SourceDocument): { rows: Row[]; skipped: Excerpt[] } {
  const rows: Row[] = [];
  const skipped: Excerpt[] = [];
  let characters = 0;
  lines.forEach((source, line) => {
    const text = textOfLine(source);
    characters += text.length;
    if (text.trim() === '') return;
    if (source.isAside || rows.length >= MAX_LINES || characters > MAX_CHARACTERS)
      skipped.push(excerptAt(line, 0, text));
    else rows.push(rowOf(source, line, text));
  });
  return { rows, skipped };
}

function rowOf(source: SourceLine, line: number, text: string): Row {
  let start = 0;
  const segments = source.segments.map((runs) => {
    const segment = excerptAt(line, start, runs.map((run) => run.text).join(''));
    start += segment.text.length + 1;
    return segment;
  });
  const runs = source.segments.flat().filter((run) => run.text.trim() !== '');
  const { box } = source;
  return {
    line,
    text: excerptAt(line, 0, text),
    segments: segments.filter((segment) => segment.text.trim() !== ''),
    source,
    size: Math.max(0, ...runs.map((run) => run.size)),
    bold: runs.length > 0 && runs.every((run) => run.bold),
    startsBold: runs[0]?.bold === true,
    caps: isCapitals(text),
    level: source.heading,
    left: box?.left,
    right: box && box.left + box.width,
  };
}

/** Whether a text has letters with case, and all of them are capitals. */
export const isCapitals = (text: string) => /\p{Lu}.*\p{Lu}/su.test(text) && !/\p{Ll}/u.test(text);
