import type { PlacedRun } from '../../../model/formats/unstructured/layout/page-content.ts';
import { ASCENT } from '../../../render/reading/pdf-content.ts';
import { cleanRunText } from '../pdf/run-text.ts';
import type { GrayPicture, PixelBox, SeenLine, SeenWord } from './recognizer.ts';
import { strokeWidthIn } from './stroke-width.ts';

/** The height of a row, from the top of its tallest letters to the bottom of its lowest, in font sizes. */
const ROW_HEIGHT = 0.93;
/** Sizes are measured from letters, so those of one font differ: by a step from one to the next, and altogether. */
const ONE_FONT = { step: 1.09, most: 1.2 } as const;
/** How much wider than usual the strokes of bold letters are, in relation to the font size. */
const BOLD = 1.22;
/** Words of fewer letters say little about strokes. */
const MIN_LETTERS = 3;
/** Signs below are specks of dirt. */
const MIN_CONFIDENCE = 30;
/** The largest side of the marker of a list item, in font sizes. */
const MARKER_SIZE = 0.45;
const MARKER = '•';

type Measured = { word: SeenWord; text: string; size: number; baseline: number; stroke: number };

/** Returns the words of a picture at their places on the page, which is `scale` times as large. */
export function placedWords(seen: readonly SeenLine[], picture: GrayPicture, scale: number): PlacedRun[] {
  const sizeOf = fontSizes(seen);
  const lines = seen.map((line) => measureLine(line, sizeOf(line), picture));
  const strokes = lines.flat().filter(({ text }) => text.length >= MIN_LETTERS);
  const usual = medianOf(strokes.map(({ stroke, text }) => ({ value: stroke, weight: text.length })));
  return lines.flatMap((words) => {
    const bold = boldIn(words, usual);
    return words.map(({ word: { bbox }, text, size, baseline }, at) => ({
      text: at === 0 && words.length > 1 && isMarkerShaped(text, bbox, size) ? MARKER : text,
      size: Math.round(size * scale * 10) / 10,
      bold: bold[at] === true,
      italic: false,
      box: {
        left: bbox.x0 * scale,
        top: (baseline - size * ASCENT) * scale,
        width: (bbox.x1 - bbox.x0) * scale,
        height: size * scale,
      },
      baseline: baseline * scale,
    }));
  });
}

const measureLine = ({ words, baseline }: SeenLine, size: number, picture: GrayPicture): Measured[] =>
  words
    .map((word) => ({ word, text: cleanRunText(word.text) }))
    .filter(({ word, text }) => text !== '' && (word.confidence >= MIN_CONFIDENCE || /[\p{L}\p{N}]/u.test(text)))
    .map(({ word, text }) => ({
      ...{ word, text, size },
      baseline: (baseline.y0 + baseline.y1) / 2,
      stroke: strokeWidthIn(picture, word.bbox) / size,
    }));

/** Returns which words of a line are bold. Signs say nothing about strokes, so they are as the word before. */
function boldIn(words: readonly Measured[], usual: number): boolean[] {
  const bold: boolean[] = [];
  for (const { text, stroke } of words) {
    bold.push(/[\p{L}\p{N}]{2}/u.test(text) ? stroke > usual * BOLD : bold.at(-1) === true);
  }
  return bold;
}

/** The marker of a list item is read as any sign, but its shape is smaller than that of a letter. */
const isMarkerShaped = (text: string, { x0, y0, x1, y1 }: PixelBox, size: number) =>
  Array.from(text).length === 1 && !/[-–—]/.test(text) && Math.max(x1 - x0, y1 - y0) < MARKER_SIZE * size;

/** Returns a function that tells the font size of a line. Sizes that are nearly alike become one. */
function fontSizes(lines: readonly SeenLine[]): (line: SeenLine) => number {
  const sizeIn = ({ rowAttributes }: SeenLine) => Math.max(1, rowAttributes.rowHeight) / ROW_HEIGHT;
  const groups: { value: number; weight: number }[][] = [];
  for (const line of lines.toSorted((one, other) => sizeIn(one) - sizeIn(other))) {
    const size = { value: sizeIn(line), weight: lettersIn(line) };
    const group = groups.at(-1);
    const [first, last] = [group?.[0]?.value ?? 0, group?.at(-1)?.value ?? 0];
    if (group && size.value < Math.min(last * ONE_FONT.step, first * ONE_FONT.most)) group.push(size);
    else groups.push([size]);
  }
  const fonts = groups.map((group) => ({ most: group.at(-1)?.value ?? 0, size: medianOf(group) }));
  return (line) => fonts.find(({ most }) => sizeIn(line) <= most)?.size ?? sizeIn(line);
}

const lettersIn = ({ words }: SeenLine) => words.reduce((sum, { text }) => sum + text.length, 0);

/** Returns the value that half of the weight is below. */
function medianOf(values: readonly { value: number; weight: number }[]): number {
  const sorted = values.toSorted((one, other) => one.value - other.value);
  const half = values.reduce((sum, { weight }) => sum + weight, 0) / 2;
  let below = 0;
  for (const { value, weight } of sorted) {
    below += weight;
    if (below >= half) return value;
  }
  return 0;
}
