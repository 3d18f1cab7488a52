import { joinExcerpts } from '../unstructured/excerpt.ts';
import { isSize, type PdfLine, SIZES } from './pdf-lines.ts';

/** Distances between lines that differ by less than this share are equal. */
const SAME_DISTANCE = 0.05;
/** Wrapped lines are closer to each other than entries by at least this share. */
const LEAST_DIFFERENCE = 0.1;

/**
 * Joins the wrapped lines of the narrow column, each of whose entries is a line. A line continues the one before if both
 * have the same link, or if they are as close as no two entries are and its first word had no room above.
 */
export function joinWrapped(lines: readonly PdfLine[]): PdfLine[] {
  const distances = lines.map((line, at) => distanceBetween(lines[at - 1], line));
  const known = distances.filter((distance) => distance !== undefined);
  const smallest = known.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const largest = known.reduce((one, other) => Math.max(one, other), 0);
  const closest = Math.min(smallest * (1 + SAME_DISTANCE), largest * (1 - LEAST_DIFFERENCE));
  const widest = lines.reduce((width, line) => Math.max(width, line.width), 0);

  const joined: PdfLine[] = [];
  for (const [at, line] of lines.entries()) {
    const [before, distance] = [joined.at(-1), distances[at]];
    const isWrapped =
      before !== undefined &&
      (hasSameLink(before, line) ||
        (distance !== undefined && distance <= closest && before.width + widthOfFirstWord(line) > widest));
    if (isWrapped) joined[joined.length - 1] = join(before, line);
    else joined.push(line);
  }
  return joined;
}

/** Returns the distance between two lines of entries on one page. Headings have distances of their own. */
function distanceBetween(before: PdfLine | undefined, line: PdfLine): number | undefined {
  if (before === undefined || before.page !== line.page) return undefined;
  if ([before, line].some(({ size }) => isSize(size, SIZES.sideHeading))) return undefined;
  const distance = line.bottom - before.bottom;
  return distance > 0 ? distance : undefined;
}

const hasSameLink = (before: PdfLine, line: PdfLine) => line.link !== undefined && line.link === before.link;

const firstWord = ({ text: { text } }: PdfLine) => text.split(' ', 1)[0] ?? '';

const widthOfFirstWord = (line: PdfLine) => (line.width * firstWord(line).length) / Math.max(1, line.text.text.length);

/** Joins two lines of an entry. Addresses are divided within a word, everything else between words. */
function join(before: PdfLine, line: PdfLine): PdfLine {
  const isAddress = hasSameLink(before, line) || /[@/]/.test(before.text.text + firstWord(line));
  const isInWord = isAddress && !before.text.text.includes(' ') && !line.text.text.startsWith('(');
  const { page, bottom, width } = line;
  const text = joinExcerpts([before.text, line.text], isInWord ? '' : ' ');
  return { ...before, page, bottom, width, text, link: before.link ?? line.link };
}
