import { parseFont } from '../read-font-metrics.ts';
import type { MemberFaceFacts } from './member-face.ts';

/** Reads the facts about a font that its maker wrote into it. */

type Tables = (name: string) => DataView | undefined;

const FAMILY_NAMES = [16, 1];
const MAX_NAME = 60;
const ITALIC = 0b1;
const ITALIC_OR_OBLIQUE = ITALIC | (1 << 9);
const NO_SUBSETTING = 0x01_00;
const MONOSPACED = 9;

/** Returns the tables of a TrueType file, by name. */
export function tablesOf(file: Buffer): Tables {
  const count = file.readUInt16BE(4);
  const tables = new Map<string, DataView>();
  for (let index = 0; index < count; index += 1) {
    const entry = 12 + 16 * index;
    const [offset, length] = [file.readUInt32BE(entry + 8), file.readUInt32BE(entry + 12)];
    if (offset + length > file.length) throw new Error('a table reaches beyond the file');
    tables.set(file.toString('latin1', entry, entry + 4), new DataView(file.buffer, file.byteOffset + offset, length));
  }
  return (name) => tables.get(name);
}

/** Returns the default values of a variable font's axes; none for any other font. */
export function defaultAxes(table: Tables): Record<string, number> {
  const fvar = table('fvar');
  if (!fvar) return {};
  const [first, count, size] = [fvar.getUint16(4), fvar.getUint16(8), fvar.getUint16(10)];
  if (count > 32) throw new Error('the font has an unlikely number of axes');
  return Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const at = first + index * size;
      const tag = String.fromCharCode(...[0, 1, 2, 3].map((offset) => fvar.getUint8(at + offset)));
      return [tag, fvar.getInt32(at + 8) / 65_536];
    }),
  );
}

/** Returns what a font says of itself, and the lengths by which pages fit a substitute to it. */
export function factsOf(file: Buffer): MemberFaceFacts & { has: (character: string) => boolean } {
  const table = tablesOf(file);
  const os2 = table('OS/2');
  if (!os2 || os2.byteLength < 78) throw new Error('the font has no OS/2 table');
  const { has, ascent, descent, lineGap, xHeight, width } = parseFont(file);
  const rights = os2.getUint16(8);
  const weight = Math.round(Math.min(Math.max(os2.getUint16(4), 100), 900) / 100) * 100;
  return {
    ...{ name: familyName(table('name')), weight, italic: (os2.getUint16(62) & ITALIC_OR_OBLIQUE) !== 0 },
    generic: genericOf(os2),
    embedding: embeddingOf(rights),
    allowsCutting: (rights & NO_SUBSETTING) === 0,
    metrics: { ascent, descent, lineGap, xHeight, width },
    has,
  };
}

/** The lowest bit that is set counts, as in OpenType. */
function embeddingOf(rights: number): MemberFaceFacts['embedding'] {
  if ((rights & 0b1110) === 0) return 'installable';
  if ((rights & 0b1000) !== 0) return 'editable';
  return (rights & 0b100) !== 0 ? 'preview' : 'restricted';
}

function genericOf(os2: DataView): MemberFaceFacts['generic'] {
  const [family, serif, , proportion] = [0, 1, 2, 3].map((offset) => os2.getUint8(32 + offset));
  if (family === 2 && proportion === MONOSPACED) return 'monospace';
  const ibmClass = os2.getInt16(30) >> 8;
  if ((ibmClass >= 1 && ibmClass <= 5) || ibmClass === 7) return 'serif';
  return ibmClass !== 8 && family === 2 && serif !== undefined && serif >= 2 && serif <= 10 ? 'serif' : 'sans-serif';
}

/** Returns the family's name, reduced to what is safe in CSS and in file names. */
function familyName(table: DataView | undefined): string {
  const names = new Map<number, string>();
  const count = table ? Math.min(table.getUint16(2), 500) : 0;
  for (let index = 0; table && index < count; index += 1) {
    const at = 6 + 12 * index;
    const [platform, id, length] = [table.getUint16(at), table.getUint16(at + 6), table.getUint16(at + 8)];
    const offset = table.byteOffset + table.getUint16(4) + table.getUint16(at + 10);
    const bytes = Buffer.from(table.buffer as ArrayBuffer, offset, Math.min(length, 256));
    const text = new TextDecoder(platform === 1 ? 'latin1' : 'utf-16be').decode(bytes);
    if (!names.has(id) || platform === 3) names.set(id, text);
  }
  const found = FAMILY_NAMES.map((id) => names.get(id)).find((name) => name !== undefined && name.trim() !== '');
  const name = (found ?? '')
    .replaceAll(/[^\p{L}\p{M}\p{N} _-]/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
  return [...name].slice(0, MAX_NAME).join('').trim() || 'Font';
}
