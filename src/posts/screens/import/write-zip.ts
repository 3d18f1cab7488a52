/** A file of a ZIP, with its path in it. */
export type ZipFile = { path: string; bytes: Uint8Array };

const [LOCAL, CENTRAL, END] = [0x04034b50, 0x02014b50, 0x06054b50];
/** Version 2.0 of the format; names are in UTF-8. */
const [VERSION, UTF8] = [20, 0x0800];
/** The first day of 1980, from which the format counts. */
const DATE = 0x21;

/**
 * Writes files into a ZIP without compressing them, which a browser can do at once and without a library. The format
 * counts up to 65,535 files.
 */
export function writeZip(files: readonly ZipFile[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const directory: Uint8Array<ArrayBuffer>[] = [];
  let offset = 0;
  for (const { path, bytes } of files) {
    const name = new TextEncoder().encode(path);
    const [checksum, size] = [crc32(bytes), bytes.length];
    const shared = [...u16(VERSION, UTF8, 0, 0, DATE), ...u32(checksum, size, size), ...u16(name.length, 0)];
    const head = Uint8Array.from([...u32(LOCAL), ...shared]);
    parts.push(head, name, new Uint8Array(bytes));
    directory.push(
      Uint8Array.from([...u32(CENTRAL), ...u16(VERSION), ...shared, ...u16(0, 0, 0), ...u32(0, offset)]),
      name,
    );
    offset += head.length + name.length + size;
  }
  const directorySize = directory.reduce((sum, { length }) => sum + length, 0);
  const end = [...u32(END), ...u16(0, 0, files.length, files.length), ...u32(directorySize, offset), ...u16(0)];
  return new Blob([...parts, ...directory, Uint8Array.from(end)], { type: 'application/zip' });
}

const u16 = (...values: number[]) => values.flatMap((value) => [value & 0xff, (value >> 8) & 0xff]);
const u32 = (...values: number[]) =>
  values.flatMap((value) => [value & 0xff, (value >>> 8) & 0xff, (value >>> 16) & 0xff, value >>> 24]);

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function crc32(bytes: Uint8Array) {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC_TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}
