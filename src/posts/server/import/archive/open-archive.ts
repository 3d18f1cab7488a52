import { buffer } from 'node:stream/consumers';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { invalidFields } from '#platform/pure/errors.ts';
import { BlobReader } from '#platform/server/zip/blob-reader.ts';
import { POST_IMPORT_LIMITS } from '../../../model/import.ts';
import { cleanPath } from './clean-path.ts';

/** Limits of an archive. Only files with texts, and the pictures of the posts that are imported, are unpacked. */
const MAX_TEXT_BYTES = 50 * 1024 * 1024;
const MAX_TOTAL_TEXT_BYTES = 100 * 1024 * 1024;
const ENCRYPTED_FLAG = 1;

/** A file that was uploaded for an import. Names in a ZIP are only used as keys, never as paths. */
export type Archive = {
  paths: readonly string[];
  /** Returns the bytes of a text; undefined if it is too large. */
  readText: (path: string) => Promise<Buffer | undefined>;
  size: (path: string) => number;
  /** Returns a stream of the bytes of a file. */
  open: (path: string) => ReturnType<ZipFile['openReadStreamPromise']>;
};

const refuse = (word: 'brokenZip' | 'encryptedZip' | 'importTooComplex') =>
  invalidFields([{ path: 'file', text: { word } }]);

export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) <= 8;

const OPTIONS = { lazyEntries: true, validateEntrySizes: true, decodeStrings: false, autoClose: false } as const;

/** Opens a ZIP without unpacking it. Refuses one that is damaged, encrypted or has too many files. */
export async function openArchive(source: Buffer | Blob): Promise<Archive> {
  const zip = await openZip(source).catch(() => {
    throw refuse('brokenZip');
  });
  if (zip.entryCount > POST_IMPORT_LIMITS.entries) throw refuse('importTooComplex');
  const entries = await listEntries(zip);
  let remaining = MAX_TOTAL_TEXT_BYTES;
  const open = async (path: string) => {
    const entry = entries.get(path);
    if (!entry) throw refuse('brokenZip');
    return zip.openReadStreamPromise(entry);
  };
  return {
    paths: [...entries.keys()],
    size: (path) => entries.get(path)?.uncompressedSize ?? 0,
    open,
    readText: async (path) => {
      const size = entries.get(path)?.uncompressedSize ?? 0;
      if (size > MAX_TEXT_BYTES) return undefined;
      remaining -= size;
      if (remaining < 0) throw refuse('importTooComplex');
      try {
        // Unpacking stops at the size that the ZIP declares, so that a small file can't expand without limit.
        return await buffer(await open(path));
      } catch {
        throw refuse('brokenZip');
      }
    },
  };
}

const openZip = (source: Buffer | Blob): Promise<ZipFile> =>
  Buffer.isBuffer(source)
    ? yauzl.fromBufferPromise(source, OPTIONS)
    : new Promise((resolve, reject) => {
        yauzl.fromRandomAccessReader(new BlobReader(source), source.size, OPTIONS, (error, zip) =>
          zip ? resolve(zip) : reject(error),
        );
      });

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.generalPurposeBitFlag & ENCRYPTED_FLAG) throw refuse('encryptedZip');
      // The library does not decode names given as bytes, so that it can't refuse those with odd paths.
      const path = cleanPath(Buffer.from(entry.fileName as string | Buffer).toString('utf8'));
      if (path !== undefined && !entries.has(path)) entries.set(path, entry);
    }
  } catch (error) {
    throw error instanceof Error && error.name === 'AppError' ? error : refuse('brokenZip');
  }
  return entries;
}
