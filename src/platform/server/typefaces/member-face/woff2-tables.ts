/** Reads what the header of a WOFF2 file says, before anything of it is decompressed. */

const SIGNATURE = 'wOF2';
const COLLECTION = 'ttcf';
const HEADER_BYTES = 48;
const MAX_TABLES = 100;
/** Larger fonts are for Chinese, Japanese or Korean, whose letters are too many to serve. */
const MAX_DECOMPRESSED = 16 * 1024 * 1024;
const TRANSFORMED = new Set(['glyf', 'loca']);

/** Names of tables by their index in WOFF2. */
const KNOWN_TAGS = [
  ...['cmap', 'head', 'hhea', 'hmtx', 'maxp', 'name', 'OS/2', 'post', 'cvt ', 'fpgm', 'glyf', 'loca', 'prep'],
  ...['CFF ', 'VORG', 'EBDT', 'EBLC', 'gasp', 'hdmx', 'kern', 'LTSH', 'PCLT', 'VDMX', 'vhea', 'vmtx', 'BASE'],
  ...['GDEF', 'GPOS', 'GSUB', 'EBSC', 'JSTF', 'MATH', 'CBDT', 'CBLC', 'COLR', 'CPAL', 'SVG ', 'sbix', 'acnt'],
  ...['avar', 'bdat', 'bloc', 'bsln', 'cvar', 'fdsc', 'feat', 'fmtx', 'fvar', 'gvar', 'hsty', 'just', 'lcar'],
  ...['mort', 'morx', 'opbd', 'prop', 'trak', 'Zapf', 'Silf', 'Glat', 'Gloc', 'Feat', 'Sill'],
];
const ARBITRARY_TAG = 63;

export const isWoff2 = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === SIGNATURE;

/**
 * Returns the names of the tables in a WOFF2 file. Throws if the header doesn't match the file, or announces more than a
 * font can be.
 */
export function woff2Tables(bytes: Uint8Array): string[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < HEADER_BYTES || file.readUInt32BE(8) !== file.length) throw new Error('the file is incomplete');
  if (file.toString('latin1', 4, 8) === COLLECTION) throw new Error('the file contains several fonts');
  const count = file.readUInt16BE(12);
  if (count === 0 || count > MAX_TABLES) throw new Error('the font has an unlikely number of tables');
  let at = HEADER_BYTES;
  let total = file.readUInt32BE(16) > MAX_DECOMPRESSED ? Number.POSITIVE_INFINITY : 0;
  /** Reads a number of up to five bytes with seven bits each. */
  const readNumber = () => {
    let value = 0;
    for (let index = 0; index < 5; index += 1) {
      const byte = file.readUInt8(at);
      at += 1;
      value = value * 128 + (byte & 0x7f);
      if ((byte & 0x80) === 0) return value;
    }
    throw new Error('the font has a broken directory');
  };
  const tags: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const flags = file.readUInt8(at);
    at += 1;
    let tag = KNOWN_TAGS[flags & 0x3f] ?? '';
    if ((flags & 0x3f) === ARBITRARY_TAG) {
      tag = file.toString('latin1', at, at + 4);
      at += 4;
    }
    const original = readNumber();
    const version = flags >> 6;
    const isTransformed = TRANSFORMED.has(tag) ? version === 0 : version !== 0;
    total += Math.max(original, isTransformed ? readNumber() : 0);
    tags.push(tag);
  }
  if (total > MAX_DECOMPRESSED) throw new Error('the font is too large');
  if (new Set(tags).size !== tags.length) throw new Error('the font has a table twice');
  return tags;
}
