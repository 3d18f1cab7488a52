import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';
import { linkedInFile } from '../../model/import/linkedin.ts';
import { type DecodedText, decodeText } from './decode-text.ts';
import { UnfitFile } from './unfit-file.ts';

const MOST_FILES = 5000;
const LARGEST_FILE = 20 * 1024 * 1024;
const MOST_BYTES = 50 * 1024 * 1024;
const ENCRYPTED = 1;

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

/**
 * Returns the tables of a LinkedIn export by path. Any other file is listed without content and never unpacked. Paths
 * are only used as keys.
 */
export async function unzipLinkedIn(bytes: Buffer) {
  const files = new Map<string, DecodedText | undefined>();
  let left = MOST_BYTES;
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false });
    if (zip.entryCount > MOST_FILES) throw new UnfitFile({ word: 'cvTooComplex' });
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      if (files.size >= MOST_FILES) throw new UnfitFile({ word: 'cvTooComplex' });
      if (linkedInFile(path) === undefined) {
        if (!path.endsWith('/')) files.set(path, undefined);
        continue;
      }
      if (entry.generalPurposeBitFlag & ENCRYPTED) throw new UnfitFile({ word: 'encryptedZip' });
      // The library rejects a file that is larger than it claims while unpacking it.
      left -= entry.uncompressedSize;
      if (entry.uncompressedSize > LARGEST_FILE || left < 0) throw new UnfitFile({ word: 'cvTooComplex' });
      files.set(path, decodeText(await buffer(await zip.openReadStreamPromise(entry))));
    }
  } catch (error) {
    throw error instanceof UnfitFile ? error : new UnfitFile({ word: 'brokenZip' }, error);
  }
  if (![...files.values()].some((file) => file !== undefined)) throw new UnfitFile({ word: 'notACv' });
  return files;
}

/** The library does not validate names given as bytes; there is no need to, because nothing is written to disk. */
const pathOf = ({ fileName }: Entry) => Buffer.from(fileName as string | Buffer).toString('utf8');
