import sharp from 'sharp';

/**
 * Reads QR codes (ISO/IEC 18004) at level M, in the versions that a URL needs, with text only. It corrects no errors:
 * any damaged module is a fault.
 */

type Modules = readonly (readonly boolean[])[];

/** For versions 1 to 10 at level M: the error correction bytes of each block, and the number of blocks. */
const BLOCKS = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
] as const;
/** The centers of the second and third rows of alignment patterns. */
const SMALL_SQUARES = [[], [18], [22], [26], [30], [34], [22, 38], [24, 42], [26, 46], [28, 50]] as const;
const QUIET_ZONE = 4;

const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Returns the text of a QR code in an upright picture that contains nothing else: PNG, or SVG as rendered. */
export async function readQrImage(bytes: Uint8Array): Promise<string> {
  const { data, info } = await sharp(bytes).flatten({ background: '#fff' }).greyscale().raw().toBuffer({
    resolveWithObject: true,
  });
  const { width, height, channels } = info;
  const isDark = (x: number, y: number) => (data[(y * width + x) * channels] ?? 255) < 128;
  const first = Array.from({ length: width * height }, (_, at) => at).find((at) =>
    isDark(at % width, Math.floor(at / width)),
  );
  if (first === undefined) throw new Error('the image has no dark pixel');
  const [left, top] = [first % width, Math.floor(first / width)];
  let right = left;
  while (isDark(right, top)) right += 1;
  const module = (right - left) / 7;
  const size = Math.round((width - 2 * left) / module);
  if (left !== top || left < QUIET_ZONE * module || width !== height)
    throw new Error('the code has no quiet zone around it');
  const middle = (at: number) => Math.floor(left + (at + 0.5) * module);
  return readQr(
    Array.from({ length: size }, (_, y) => Array.from({ length: size }, (__, x) => isDark(middle(x), middle(y)))),
  );
}

/** Returns the text of a QR code from its modules. */
export function readQr(modules: Modules): string {
  const version = (modules.length - 17) / 4;
  const [eccLength, blocks] = BLOCKS[version - 1] ?? [];
  if (eccLength === undefined || blocks === undefined) throw new Error(`unsupported version: ${version}`);
  const bytes = bytesOf(bitsOf(modules, version));
  const data = blocksOf(bytes, blocks, eccLength).flatMap((block) => {
    if (!isRight(block, eccLength)) throw new Error('a block fails its error correction check');
    return block.slice(0, -eccLength);
  });
  return textOf(
    data.flatMap((byte) => bitsIn(byte, 8)),
    version,
  );
}

const bitsIn = (value: number, length: number) => Array.from({ length }, (_, at) => (value >> (length - 1 - at)) & 1);
const numberOf = (bits: readonly number[]) => bits.reduce((value, bit) => value * 2 + bit, 0);

/** Returns the mask function, from the 15 format bits around the first finder pattern. */
function maskOf(modules: Modules) {
  const formatModules = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((column) => [8, column] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((row) => [row, 8] as const),
  ];
  const formatBits =
    numberOf(formatModules.map(([row, column]) => (modules[row]?.[column] ? 1 : 0))) ^ 0b101010000010010;
  let rest = formatBits;
  for (let at = 14; at >= 10; at -= 1) if ((rest >> at) & 1) rest ^= 0b10100110111 << (at - 10);
  if (rest !== 0 || formatBits >> 13 !== 0) throw new Error('the format bits are not of level M');
  const mask = MASKS[(formatBits >> 10) & 0b111];
  if (!mask) throw new Error('unknown mask');
  return mask;
}

/** Returns the data bits in reading order: in pairs of columns, up and down, from the right. */
function bitsOf(modules: Modules, version: number) {
  const size = modules.length;
  const isInverted = maskOf(modules);
  const columns = Array.from({ length: size - 1 }, (_, at) => (at < 6 ? at : at + 1)).toReversed();
  const pairs = columns.flatMap((column, at) => (at % 2 === 0 ? [[column, columns[at + 1] ?? 0] as const] : []));
  return pairs.flatMap((pair, at) => {
    const rows = Array.from({ length: size }, (_, row) => (at % 2 === 0 ? size - 1 - row : row));
    return rows.flatMap((row) =>
      pair
        .filter((column) => !isFixed(row, column, version))
        .map((column) => (modules[row]?.[column] !== isInverted(row, column) ? 1 : 0)),
    );
  });
}

/**
 * Returns whether a module is the same in every code of a version: finder, timing, alignment, format and version areas.
 */
function isFixed(row: number, column: number, version: number) {
  const size = version * 4 + 17;
  const far = size - 8;
  if (row === 6 || column === 6) return true;
  if ((row < 9 && (column < 9 || column >= far)) || (row >= far && column < 9)) return true;
  if (version >= 7 && ((row < 6 && column >= size - 11) || (column < 6 && row >= size - 11))) return true;
  const middles = [6, ...(SMALL_SQUARES[version - 1] ?? [])];
  const isNear = (a: number, b: number) => Math.abs(row - a) <= 2 && Math.abs(column - b) <= 2;
  const last = size - 7;
  const isLarge = (a: number, b: number) => (a === 6 && (b === 6 || b === last)) || (a === last && b === 6);
  return middles.some((a) => middles.some((b) => !isLarge(a, b) && isNear(a, b)));
}

const bytesOf = (bits: readonly number[]) =>
  Array.from({ length: Math.floor(bits.length / 8) }, (_, at) => numberOf(bits.slice(at * 8, at * 8 + 8)));

/** Returns the blocks, de-interleaved. The last ones may have one more data byte. */
function blocksOf(bytes: readonly number[], count: number, eccLength: number) {
  const dataLength = bytes.length - count * eccLength;
  const shortest = Math.floor(dataLength / count);
  const longer = count - (dataLength % count);
  const blocks = Array.from({ length: count }, (): number[] => []);
  const order = Array.from({ length: shortest + 1 }, (_, at) => at).flatMap((at) =>
    blocks.filter((_, which) => at < shortest || which >= longer),
  );
  for (const [at, block] of order.entries()) block.push(bytes[at] ?? 0);
  for (const [at, byte] of bytes.slice(dataLength).entries()) blocks[at % count]?.push(byte);
  return blocks;
}

/** Returns whether a block has no errors: all its syndromes are zero. */
function isRight(block: readonly number[], eccLength: number) {
  let point = 1;
  for (let at = 0; at < eccLength; at += 1) {
    if (block.reduce((sum, byte) => multiply(sum, point) ^ byte, 0) !== 0) return false;
    point = multiply(point, 2);
  }
  return true;
}

/** Multiplies in GF(256) with the QR code's polynomial. */
function multiply(a: number, b: number) {
  let product = 0;
  for (let at = 7; at >= 0; at -= 1) {
    product = (product << 1) ^ (product & 0x80 ? 0x11d : 0);
    if ((b >> at) & 1) product ^= a;
  }
  return product;
}

function textOf(bits: readonly number[], version: number) {
  if (numberOf(bits.slice(0, 4)) !== 0b0100) throw new Error('the data is not in byte mode');
  const begin = version < 10 ? 12 : 20;
  const length = numberOf(bits.slice(4, begin));
  return Buffer.from(bytesOf(bits.slice(begin, begin + length * 8))).toString('utf8');
}
