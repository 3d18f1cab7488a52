import { objectsOf, type PdfObjects, refOf } from './pdf-objects.ts';

/**
 * The same PDF, with what its Arabic and Hebrew letters say put so that a parser reads each of them once and in order.
 *
 * - A mark that is raised above its letter is drawn by itself; of both the typesetter says the whole: letter and mark. Here each
 *   says itself, and the mark is left out where a parser puts lines together, for it stands on none.
 * - Parsers put a line in order by turning its letters round, and with them the two of a lam-alef. As one sign, there is nothing
 *   to turn.
 */
export function withReadableLetters(pdf: Uint8Array): Uint8Array {
  try {
    const objects = objectsOf(pdf);
    const faces = new Map<number, Face>();
    const streams = new Map<number, string>();
    for (const [number, head] of objects.heads) {
      if (head.includes('/Subtype /Type0')) faces.set(number, readFace(objects, head, streams));
    }
    for (const head of objects.heads.values()) {
      if (!/\/Type \/Page\s/.test(head)) continue;
      const content = refOf(head, 'Contents');
      streams.set(
        content,
        readableContent(objects.streamOf(content), (name) => faces.get(refOf(head, name))),
      );
    }
    return objects.withStreams(streams);
  } catch {
    // The pages are right; they are only read less well.
    return pdf;
  }
}

/** What the glyphs of a typeface say, and which of them take room in a line. */
type Face = { says: Map<number, string>; wide: Set<number> };

const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const MARKS = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u0652\u0670]/g;
const LETTERS_IN_ONE: Readonly<Record<string, string>> = {
  ...{ لآ: '\ufef5', لأ: '\ufef7', لإ: '\ufef9', لا: '\ufefb' },
  الله: '\ufdf2',
};

/** Reads a typeface, and changes what its glyphs say. */
function readFace({ heads, streamOf }: PdfObjects, head: string, streams: Map<number, string>): Face {
  const widths = /\/W \[([^\]]*)\]/.exec(heads.get(refOf(head, 'DescendantFonts')) ?? '')?.[1] ?? '';
  const wide = new Set<number>();
  for (const [, from, to, width] of widths.matchAll(/(\d+) (\d+) ([\d.]+)/g)) {
    if (Number(width) > 0) for (let glyph = Number(from); glyph <= Number(to); glyph += 1) wide.add(glyph);
  }
  const says = new Map<number, string>();
  const told = refOf(head, 'ToUnicode');
  const readable = streamOf(told).replace(/<([\dA-F]{4})> <([\dA-F]+)>(?=\n)/g, (_, glyph: string, hex: string) => {
    const number = Number.parseInt(glyph, 16);
    const text = saidBy(textOf(hex), wide.has(number));
    says.set(number, text);
    return `<${glyph}> <${hexOf(text)}>`;
  });
  streams.set(told, readable);
  return { says, wide };
}

/** A sign without a glyph, which is told together with the one that follows it. */
const TURN = /^([\u200f\u061c])(.+)(?<![\u200f\u061c])$/s;

function saidBy(text: string, isWide: boolean): string {
  if (TURN.test(text)) return text.replace(TURN, '$2$1');
  if (!FROM_RIGHT.test(text)) return text;
  if (!isWide) return text.match(MARKS)?.join('') ?? text;
  const letters = text.replace(MARKS, '') || text;
  return LETTERS_IN_ONE[letters] ?? letters;
}

const STRING = String.raw`\((?:\\[\s\S]|[^\\)])*\)|<[\dA-F]*>`;
/** Glyphs that are drawn at a place, and around them what is said instead of what each of them says. */
const DRAWN = new RegExp(
  String.raw`(/Span <<\s+/ActualText <FEFF([\dA-F]*)>\s+>> BDC\n)?(/ReversedChars BMC\n)?` +
    String.raw`(0 Tr\n/(\w+) \S+ Tf\n.* Tm\n((?:${STRING}) Tj|\[(?:${STRING}|[\d. -])*\] TJ)\n)((?:EMC\n)*)`,
  'g',
);
const END = 'EMC\n';

function readableContent(content: string, faceOf: (name: string) => Face | undefined): string {
  return content.replace(DRAWN, (all, span = '', hex = '', reversed = '', drawing, font, shown, ends) => {
    const face = faceOf(font);
    if (!face || ends !== (span && END) + (reversed && END)) return all;
    const said = saidInstead(span && textOf(hex), glyphsOf(shown), face);
    const inside = `${reversed}${drawing}${reversed && END}`;
    return said === null ? inside : `/Span <<\n  /ActualText <FEFF${hexOf(said)}>\n>> BDC\n${inside}${END}`;
  });
}

/** What is to be said instead of what glyphs say, if anything. */
function saidInstead(text: string, glyphs: readonly number[], { says, wide }: Face): string | null {
  const each = glyphs.map((glyph) => says.get(glyph) ?? '');
  if (glyphs.every((glyph) => !wide.has(glyph)) && each.join('').replace(MARKS, '') === '') return '';
  if (text === '') return null;
  if (TURN.test(text)) return saidBy(text, true);
  const turned = each.toReversed().join('');
  return turned.normalize('NFKC') === text.normalize('NFKC') ? null : saidBy(text, true);
}

/** Two bytes tell a glyph. */
function glyphsOf(shown: string): number[] {
  const bytes = shown.match(new RegExp(STRING, 'g'))?.map(bytesOf).join('') ?? '';
  return Array.from(
    { length: bytes.length / 2 },
    (_, at) => bytes.charCodeAt(2 * at) * 256 + bytes.charCodeAt(2 * at + 1),
  );
}
const bytesOf = (string: string) =>
  string.startsWith('<')
    ? Buffer.from(string.slice(1, -1), 'hex').toString('latin1')
    : string.slice(1, -1).replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sign: string) => unescaped(sign));
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (sign: string) =>
  /^[0-7]/.test(sign) ? String.fromCharCode(Number.parseInt(sign, 8)) : (ESCAPES[sign] ?? sign);

const textOf = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
