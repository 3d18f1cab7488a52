import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry } from 'yauzl';
import type { DecodedText } from '#platform/pure/decode-text.ts';
import { linkedInFile } from '../../model/formats/linkedin/read.ts';
import { decodeFileText } from './decode-file-text.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

const MAX_FILES = 5000;
const MAX_FILE_BYTES = 20 * 1024 * 1024;
const MAX_TOTAL_BYTES = 50 * 1024 * 1024;
const ENCRYPTED_FLAG = 1;

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

/**
 * Returns the tables of a LinkedIn export by path. Any other file is listed without content and never unpacked.
 * Paths are only used as keys.
 */
export async function unzipLinkedIn(bytes: Buffer) {
  const files = new Map<string, DecodedText | undefined>();
  let remainingBytes = MAX_TOTAL_BYTES;
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { decodeStrings: false });
    if (zip.entryCount > MAX_FILES) throw new InvalidCvFile({ word: 'cvTooComplex' });
    for await (const entry of zip.eachEntry()) {
      const path = pathOf(entry);
      if (files.size >= MAX_FILES) throw new InvalidCvFile({ word: 'cvTooComplex' });
      if (linkedInFile(path) === undefined) {
        if (!path.endsWith('/')) files.set(path, undefined);
        continue;
      }
      if (entry.generalPurposeBitFlag & ENCRYPTED_FLAG) throw new InvalidCvFile({ word: 'encryptedZip' });
      // The library rejects a file that is larger than it claims while unpacking it.
      remainingBytes -= entry.uncompressedSize;
      if (entry.uncompressedSize > MAX_FILE_BYTES || remainingBytes < 0)
        throw new InvalidCvFile({ word: 'cvTooComplex' });
      files.set(path, decodeFileText(await buffer(await zip.openReadStreamPromise(entry))));
    }
  } catch (error) {
    throw error instanceof InvalidCvFile ? error : new InvalidCvFile({ word: 'brokenZip' }, error);
  }
  if (![...files.values()].some((file) => file !== undefined)) throw new InvalidCvFile({ word: 'notACv' });
  return files;
}

/** The library does not validate names given as bytes; there is no need to, because nothing is written to disk. */
const pathOf = ({ fileName }: Entry) => Buffer.from(fileName as string | Buffer).toString('utf8');
