import { expect, it } from 'vitest';
import { type OperatorNumbers, runsOf } from './runs-of-operators.ts';

const NUMBERS: OperatorNumbers = {
  ...{ save: 1, restore: 2, transform: 3, paintFormXObjectBegin: 4, paintFormXObjectEnd: 5 },
  ...{ beginMarkedContent: 6, beginMarkedContentProps: 7, endMarkedContent: 8, beginText: 9, setFont: 10 },
  ...{ setTextMatrix: 11, moveText: 12, setCharSpacing: 13, showText: 14 },
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

it('tells the box of a run from the upper left corner, whatever turns and moves it', () => {
  const [plain] = readRuns(font, textAt(50, 700), show('Ada'));
  expect(plain).toEqual({ text: 'Ada', x: 50, y: 842 - 700 - 7.5, width: 15, height: 10, aside: false });
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

it('goes on where a run has ended, and leaves blanks at its ends out of its box', () => {
  const [first, second] = readRuns(font, textAt(50, 700), show(' Ada '), show('King'));
  expect(first).toMatchObject({ text: 'Ada', x: 55, width: 15 });
  expect(second).toMatchObject({ text: 'King', x: 75 });
});

it('takes a wide gap for a space, and a narrow one for none', () => {
  expect(texts(show('Ada', -250, 'King', -60, 's'))).toEqual(['Ada Kings']);
});

it('knows what belongs to the page and not to the text', () => {
  const [foot, text] = readRuns(
    font,
    ['beginMarkedContent', 'Artifact'],
    ['beginMarkedContentProps', 'Span'],
    show('1 / 2'),
    end,
    end,
    show('Ada'),
  );
  expect([foot?.aside, text?.aside]).toEqual([true, false]);
});

it('turns round what is stored from left to right and read from right to left, but no letters that are drawn as one', () => {
  expect(texts(reversed, show('סי', ['לא', 800], 'ר', 'שי'), end)).toEqual(['ישרלאיס']);
  expect(texts(show('سي', ['لا', 700], 'فول'))).toEqual(['لوفلايس']);
  expect(texts(reversed, show(') (', '–'), end)).toEqual(['–( )']);
});

it('gives a mark above a letter without that letter, and a letter with its accent as one', () => {
  expect(texts(show(['قً', 0], ['ق', 600]))).toEqual(['قً']);
  expect(texts(show(['é', 500], ['e\u0301', 500]))).toEqual(['éé']);
});

it('gives no signs that nobody sees', () => {
  expect(texts(show('A\u200bd\u2060a\u200e'), show('\u200b'))).toEqual(['Ada']);
});
