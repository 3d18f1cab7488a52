import { expect, it } from 'vitest';
import { type OperatorNumbers, runsOf } from './runs-of-operators.ts';

const NUMBERS: OperatorNumbers = {
  ...{ save: 1, restore: 2, transform: 3, paintFormXObjectBegin: 4, paintFormXObjectEnd: 5 },
  ...{ beginMarkedContent: 6, beginMarkedContentProps: 7, endMarkedContent: 8, beginText: 9, setFont: 10 },
  ...{ setTextMatrix: 11, moveText: 12, setCharSpacing: 13, showText: 14, setLeadingMoveText: 15, setLeading: 16 },
  ...{ nextLine: 17, setWordSpacing: 18, setHScale: 19, setTextRise: 20, setTextRenderingMode: 21 },
};
type GlyphOrKerning = number | { unicode: string; width: number };
type OperatorCall = [keyof OperatorNumbers, ...unknown[]];
const CORNER = { left: 0, top: 842 };

const readRuns = (...calls: OperatorCall[]) =>
  runsOf(
    { fnArray: calls.map(([name]) => NUMBERS[name]), argsArray: calls.map(([, ...args]) => args) },
    NUMBERS,
    CORNER,
  );
/** Shows glyphs of half a font size each; an array is a glyph with its own width. */
const show = (...glyphs: (string | [string, number] | number)[]): OperatorCall => [
  'showText',
  glyphs.flatMap((glyph): GlyphOrKerning[] => {
    if (typeof glyph === 'number') return [glyph];
    if (typeof glyph !== 'string') return [{ unicode: glyph[0], width: glyph[1] }];
    return Array.from(glyph, (unicode) => ({ unicode, width: 500 }));
  }),
];
const font: OperatorCall = ['setFont', 'f', 10];
const textAt = (x: number, y: number): OperatorCall => ['setTextMatrix', [1, 0, 0, 1, x, y]];
const reversed: OperatorCall = ['beginMarkedContent', { name: 'ReversedChars' }];
const end: OperatorCall = ['endMarkedContent'];
const texts = (...calls: OperatorCall[]) => readRuns(font, ...calls).map(({ text }) => text);

it('measures the box of a run from the upper left corner under any transformation', () => {
  const [plain] = readRuns(font, textAt(50, 700), show('Ada'));
  expect(plain).toMatchObject({ text: 'Ada', x: 50, y: 842 - 700 - 7.5, width: 15, height: 10, isArtifact: false });
  const [flipped] = readRuns(
    ...([
      ['save'],
      ['transform', 1, 0, 0, -1, 50, 700],
      ['beginText'],
      font,
      ['setTextMatrix', [1, 0, 0, -1, 0, 0]],
    ] as OperatorCall[]),
    ...([show('Ada'), ['restore']] as OperatorCall[]),
  );
  expect(flipped).toEqual(plain);
  const [drawn] = readRuns(font, ['paintFormXObjectBegin', [2, 0, 0, 2, 0, 0]], textAt(25, 350), show('Ada'));
  expect(drawn).toMatchObject({ x: 50, width: 30, height: 20 });
});

it('continues after the end of a run and excludes white space at its ends from the box', () => {
  const [first, second] = readRuns(font, textAt(50, 700), show(' Ada '), show('King'));
  expect(first).toMatchObject({ text: 'Ada', x: 55, width: 15 });
  expect(second).toMatchObject({ text: 'King', x: 75 });
});

it('treats a wide gap as a space and a narrow one as none', () => {
  expect(texts(show('Ada', -250, 'King', -60, 's'))).toEqual(['Ada Kings']);
});

it('recognizes page artifacts', () => {
  const [foot, text] = readRuns(
    font,
    ['beginMarkedContent', 'Artifact'],
    ['beginMarkedContentProps', 'Span'],
    show('1 / 2'),
    end,
    end,
    show('Ada'),
  );
  expect([foot?.isArtifact, text?.isArtifact]).toEqual([true, false]);
});

it('reverses right-to-left text that is stored from left to right, but not ligatures', () => {
  expect(texts(reversed, show('סי', ['לא', 800], 'ר', 'שי'), end)).toEqual(['ישרלאיס']);
  expect(texts(show('سي', ['لا', 700], 'فول'))).toEqual(['لوفلايس']);
  expect(texts(reversed, show(') (', '–'), end)).toEqual(['–( )']);
});

it('returns a mark without its letter, and an accented letter as one character', () => {
  expect(texts(show(['قً', 0], ['ق', 600]))).toEqual(['قً']);
  expect(texts(show(['é', 500], ['e\u0301', 500]))).toEqual(['éé']);
});

it('drops invisible characters', () => {
  expect(texts(show('A\u200bd\u2060a\u200e'), show('\u200b'))).toEqual(['Ada']);
});

it('reads numbers and Latin words within right-to-left text from left to right', () => {
  expect(texts(show('א', ' ', '2', '5'))).toEqual(['25 א']);
  expect(texts(show('@', 'A', 'd', 'a', ' ', 'ב', 'א'))).toEqual(['אב Ada@']);
});

it('joins letters that are set apart, but not the words', () => {
  const spaced = (text: string) => show(...Array.from(text).flatMap((letter) => [letter, -150]));
  expect(texts(spaced('WORK EXPERIENCE'))).toEqual(['WORK EXPERIENCE']);
  expect(texts(['setCharSpacing', 2], show('WORK'), ['nextLine'])).toEqual(['WORK']);
  const words = Array.from('WORKADAY').flatMap((letter, at) => [letter, at === 3 ? -500 : -150]);
  expect(texts(show(...words))).toEqual(['WORK ADAY']);
});

it('begins lines below the start of the line before', () => {
  const [, second, third] = readRuns(
    font,
    ...([['beginText'], textAt(50, 700), show('Ada'), ['setLeadingMoveText', 5, -12], show('King')] as OperatorCall[]),
    ...([['nextLine'], show('Byron')] as OperatorCall[]),
  );
  expect([second, third]).toMatchObject([
    { x: 55, y: 842 - 688 - 7.5 },
    { x: 55, y: 842 - 676 - 7.5 },
  ]);
});

it('returns the number, the font and the weight of marked text', () => {
  const mark: OperatorCall = ['beginMarkedContentProps', 'P', 7];
  const [run] = readRuns(font, mark, ['setTextRenderingMode', 2], show('Ada'), end);
  expect(run).toMatchObject({ markedContent: 7, font: 'f', isStroked: true, isRotated: false });
});

it('divides a line that one operator shows with a wide gap, as LaTeX does before dates', () => {
  const runs = readRuns(font, textAt(50, 700), show('Engineer', -20_000, '2021'));
  expect(runs.map(({ text, x, width }) => [text, x, width])).toEqual([
    ['Engineer', 50, 40],
    ['2021', 290, 20],
  ]);
  expect(texts(textAt(50, 700), show('An', -800, 'engineer'))).toEqual(['An engineer']);
});
