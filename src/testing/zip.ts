import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import yazl from 'yazl';

/** Returns the files of a ZIP as text, by name. */
export const readZip = async (bytes: Uint8Array): Promise<Record<string, string>> =>
  Object.fromEntries([...(await filesInZip(bytes))].map(([name, file]) => [name, file.toString('utf8')]));

/** Returns the files of a ZIP as bytes, by name. */
export async function filesInZip(bytes: Uint8Array) {
  const zip = await yauzl.fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  return files;
}

type Options = { compress?: boolean; fileComment?: string };

/** Returns a ZIP of these files. A value that is neither text nor bytes is written as JSON. */
export async function makeZip(files: Readonly<Record<string, unknown>>, options: Options = {}) {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) {
    const bytes =
      content instanceof Buffer
        ? content
        : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    zip.addBuffer(bytes, name, options);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** Renames a file in a ZIP to a name of the same length, including names that no honest tool writes. */
export function renamedInZip(zip: Buffer, from: string, to: string) {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'latin1');
  return bytes;
}

const CENTRAL_HEADER = Buffer.from('PK\u0001\u0002', 'latin1');
const SIZE_AT = 24;
const NAME_LENGTH_AT = 28;
const NAME_AT = 46;
const END = Buffer.from('PK\u0005\u0006', 'latin1');

/** Returns the ZIP with its last file listed so many times, under other names of the same length. */
export function withManyFiles(zip: Buffer, count: number) {
  const [last, end] = [zip.lastIndexOf(CENTRAL_HEADER), zip.lastIndexOf(END)];
  const entry = zip.subarray(last, end);
  const length = entry.readUInt16LE(NAME_LENGTH_AT);
  const more = Array.from({ length: count }, (_, n) => {
    const copy = Buffer.from(entry);
    copy.write(String(n).padStart(length, '0'), NAME_AT);
    return copy;
  });
  const trailer = Buffer.from(zip.subarray(end));
  for (const at of [8, 10]) trailer.writeUInt16LE(trailer.readUInt16LE(at) + count, at);
  trailer.writeUInt32LE(trailer.readUInt32LE(12) + count * entry.length, 12);
  return Buffer.concat([zip.subarray(0, end), ...more, trailer]);
}

/** Returns the ZIP with a false size for a file. */
export function withWrongSize(zip: Buffer, name: string, size: number) {
  const bytes = Buffer.from(zip);
  for (let at = bytes.indexOf(CENTRAL_HEADER); at >= 0; at = bytes.indexOf(CENTRAL_HEADER, at + 1)) {
    if (bytes.toString('utf8', at + NAME_AT, at + NAME_AT + name.length) === name)
      bytes.writeUInt32LE(size, at + SIZE_AT);
  }
  return bytes;
}
