import { readFile } from 'node:fs/promises';
import { glyphsOf } from './glyphs.ts';

/** The facts about a font that are needed before subsetting. Lengths are fractions of the em. */
export type FontMetrics = {
  ascent: number;
  descent: number;
  lineGap: number;
  /** The x-height: the height of lower-case letters without ascenders. */
  xHeight: number;
  has: (character: string) => boolean;
  /** The average advance width of a letter in English text. */
  width: number;
  /** Returns the bytes of the outlines of these characters in the font file. */
  outlineBytesOf: (signs: string) => number;
};

const cache = new Map<string, Promise<FontMetrics>>();

/** Reads a TrueType file; cached, with only the needed tables in memory. */
export function readFontMetrics(path: string): Promise<FontMetrics> {
  const cached = cache.get(path);
  if (cached) return cached;
  const reading = readFile(path).then(parseFont);
  cache.set(path, reading);
  reading.catch(() => cache.delete(path));
  return reading;
}

/** Returns the metrics of a TrueType file, with or without outlines of TrueType. */
export function parseFont(file: Buffer): FontMetrics {
  const table = tablesOf(file);
  const [head, horizontalHeader, horizontalMetrics, system] = [
    table('head'),
    table('hhea'),
    table('hmtx'),
    table('OS/2'),
  ];
  const loca = table.has('loca') ? table('loca') : new DataView(new ArrayBuffer(0));
  const glyphs = glyphsOf({ cmap: table('cmap'), loca, hasLongOffsets: head.getInt16(50) === 1 });
  const unit = head.getUint16(18);
  const last = horizontalHeader.getUint16(34) - 1;
  const widthOf = (character: string) => horizontalMetrics.getUint16(4 * Math.min(glyphs.of(character), last)) / unit;
  return {
    ascent: horizontalHeader.getInt16(4) / unit,
    descent: -horizontalHeader.getInt16(6) / unit,
    lineGap: horizontalHeader.getInt16(8) / unit,
    xHeight: system.getInt16(86) / unit,
    has: (character) => glyphs.of(character) !== 0,
    width: [...ENGLISH].reduce((sum, character) => sum + widthOf(character), 0) / ENGLISH.length,
    outlineBytesOf: (signs) => [...signs].reduce((sum, character) => sum + glyphs.bytesOf(character), 0),
  };
}

/** A hundred characters with about the frequencies of English text. */
const ENGLISH = `${' '.repeat(17)}${'e'.repeat(10)}${'t'.repeat(8)}${'a'.repeat(7)}${'o'.repeat(6)}${'i'.repeat(6)}${'n'.repeat(6)}${'s'.repeat(5)}${'h'.repeat(5)}${'r'.repeat(5)}${'d'.repeat(4)}${'l'.repeat(3)}uuccmmwwfgypbvkST.,10`;

/** Returns a reader of tables by name. Tables are copies, so that the rest of the file can be freed. */
function tablesOf(file: Buffer) {
  const count = file.readUInt16BE(4);
  const at = new Map<string, [number, number]>();
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    const name = file.toString('latin1', entry, entry + 4);
    at.set(name, [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)]);
  }
  const read = (name: string) => {
    const [offset, length] = at.get(name) ?? [];
    if (offset === undefined || length === undefined) throw new Error(`the font has no ${name} table`);
    return new DataView(Uint8Array.from(file.subarray(offset, offset + length)).buffer);
  };
  return Object.assign(read, { has: (name: string) => at.has(name) });
}
