import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { InvalidCvFile } from '../invalid-cv-file.ts';

const MAX_ENTRIES = 5000;
const MAX_ENTRY_BYTES = 16 * 1024 * 1024;
const MAX_TOTAL_BYTES = 32 * 1024 * 1024;
const ENCRYPTED_FLAG = 1;

/** Unpacks the files of an archive by path, those that are wanted. Paths are only used as keys. */
export async function unzipEntries(
  bytes: Buffer,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let remaining = MAX_TOTAL_BYTES;
  for await (const { entry, path, read } of entriesIn(bytes)) {
    if (!isWanted(path) || files.has(path)) continue;
    if (entry.generalPurposeBitFlag & ENCRYPTED_FLAG) throw new InvalidCvFile({ word: 'encryptedZip' });
    // The library rejects a file that is larger than it claims while unpacking it.
    remaining -= entry.uncompressedSize;
    if (entry.uncompressedSize > MAX_ENTRY_BYTES || remaining < 0) throw new InvalidCvFile({ word: 'cvTooComplex' });
    files.set(path, await read());
  }
  return files;
}

/** Returns the paths of the files in an archive. */
export async function pathsInZip(bytes: Buffer): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  for await (const { path } of entriesIn(bytes)) paths.add(path);
  return paths;
}

async function* entriesIn(bytes: Buffer) {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false });
    if (zip.entryCount > MAX_ENTRIES) throw new InvalidCvFile({ word: 'cvTooComplex' });
    for await (const entry of zip.eachEntry()) {
      yield { entry, path: pathOf(entry), read: () => readEntry(zip, entry) };
    }
  } catch (error) {
    throw brokenZip(error);
  }
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  try {
    return await buffer(await zip.openReadStreamPromise(entry));
  } catch (error) {
    throw brokenZip(error);
  }
}

const brokenZip = (error: unknown) =>
  error instanceof InvalidCvFile ? error : new InvalidCvFile({ word: 'brokenZip' }, error);

/** The library does not validate names given as bytes; there is no need to, because nothing is written to disk. */
const pathOf = ({ fileName }: Entry) => Buffer.from(fileName as string | Buffer).toString('utf8');
