import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { expect, it } from 'vitest';
import { FONT_PAIRS } from '../model/fonts.ts';
import { fontFolders } from './font-files.ts';

const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fontFolders() }] });
const PAIRS = Object.values(FONT_PAIRS);
const FAMILIES = [...new Set(PAIRS.flatMap(({ heading, body }) => [heading, body]))];
/** Body typefaces, which set dates and other text in columns. */
const BODIES = [...new Set(PAIRS.map(({ body }) => body))];
const STYLES = {
  Regular: 'weight: 400',
  Bold: 'weight: 700',
  Italic: 'weight: 400, style: "italic"',
  BoldItalic: 'weight: 700, style: "italic"',
} as const;

const textOptionsOf = (family: string, style: string) => `font: "${family}", fallback: false, ${style}`;

function pdfOf(mainFileContent: string) {
  const { result } = compiler.compile({ mainFileContent });
  if (!result) throw new Error('compilation failed');
  return Buffer.from(compiler.pdf(result)).toString('latin1');
}

/** Rounding tolerance in points over four digits, because fonts are drawn on a grid. */
const TOLERANCE = 0.1;

/** Returns the typefaces in a PDF, by family and style. */
const embeddedTypefaces = (pdf: string) =>
  new Set(Array.from(pdf.matchAll(/\/BaseFont\s*\/[A-Z]{6}\+([\w-]+?)(?:-Identity-H)?\s/g), ([, name]) => name));

it('offers at least twelve font pairs', () => {
  expect(Object.keys(FONT_PAIRS).length).toBeGreaterThanOrEqual(12);
});

it.each(FAMILIES)('has real bold and italic fonts for %s', (family) => {
  const source = Object.values(STYLES).map((style) => `#text(${textOptionsOf(family, style)})[Lovelace]`);
  const familyName = family.replaceAll(' ', '');
  const typefaces = [...embeddedTypefaces(pdfOf(source.join('')))].sort();
  expect(typefaces).toEqual(
    Object.keys(STYLES)
      .map((style) => `${familyName}-${style}`)
      .sort(),
  );
});

it.each(BODIES)('has tabular figures of equal width in %s', (family) => {
  const widths = Object.values(STYLES).flatMap((style) =>
    Array.from(
      '0123456789',
      (digit) =>
        `measure(text(${textOptionsOf(family, style)}, number-width: "tabular", "${digit.repeat(4)}")).width.pt()`,
    ),
  );
  const { result } = compiler.compile({ mainFileContent: `#context [#metadata((${widths.join(', ')}))<widths>]` });
  if (!result) throw new Error('measuring failed');
  const [measured = []]: number[][] = compiler.query(result, { selector: '<widths>', field: 'value' });
  expect(measured).toHaveLength(40);
  for (const at of [0, 10, 20, 30]) {
    const ofStyle = measured.slice(at, at + 10);
    expect(Math.max(...ofStyle) - Math.min(...ofStyle)).toBeLessThan(TOLERANCE);
    expect(Math.min(...ofStyle)).toBeGreaterThan(10);
  }
});

it('detects proportional figures', () => {
  const source =
    '#context [#metadata(("1111", "0000").map(one => measure(text(font: "Lora", number-width: "proportional", one)).width.pt()))<widths>]';
  const { result } = compiler.compile({ mainFileContent: source });
  const [[ones, zeros] = []]: number[][] = result
    ? compiler.query(result, { selector: '<widths>', field: 'value' })
    : [];
  expect(ones).toBeLessThan(zeros ?? 0);
});
