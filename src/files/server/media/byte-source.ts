import type { Blobs } from '../blobs/blobs.ts';

/** Random access to the bytes of a file. A reader asks for few bytes at a time, wherever they are. */
export type ByteSource = {
  size: number;
  /** Returns up to `length` bytes from `start`, fewer at the end of the file. */
  read(start: number, length: number): Promise<Uint8Array>;
};

/** Thrown for a file that is not in the format that it claims, or in none that the kind accepts. */
export class InvalidMediumError extends Error {
  readonly word: MediumFault;

  constructor(word: MediumFault) {
    super(word);
    this.word = word;
  }
}
export type MediumFault =
  | 'emptyFile'
  | 'brokenMedium'
  | 'notAVideo'
  | 'notAudio'
  | 'notCaptions'
  | 'captionsTooLarge'
  | 'notADownload';

const BLOCK_BYTES = 64 * 1024;
/** A file whose structure is spread over more blocks than this is made to be slow. */
const MAX_BLOCKS = 600;

/** Reads a blob in blocks, of which it keeps the latest. Refuses files that make it read too many. */
export function blobSource(blobs: Pick<Blobs, 'open'>, blob: string, size: number): ByteSource {
  let block = new Uint8Array();
  let blockStart = 0;
  let blocks = 0;
  const load = async (start: number) => {
    blocks += 1;
    if (blocks > MAX_BLOCKS) throw new InvalidMediumError('brokenMedium');
    const stream = await blobs.open(blob, { start, end: Math.min(size, start + BLOCK_BYTES) });
    if (!stream) throw new InvalidMediumError('brokenMedium');
    const parts: Uint8Array[] = [];
    for await (const part of stream) parts.push(part as Uint8Array);
    block = Buffer.concat(parts);
    blockStart = start;
  };
  return {
    size,
    read: async (start, length) => {
      const end = Math.min(size, start + Math.min(length, BLOCK_BYTES));
      if (start < 0 || start >= end) return new Uint8Array();
      if (start < blockStart || end > blockStart + block.length) await load(start);
      return block.subarray(start - blockStart, end - blockStart);
    },
  };
}

/** Returns the bytes as text of one character each. */
export const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const TEXT_BLOCK_BYTES = 60_000;

/** Returns a whole file as text; undefined if it is not UTF-8. */
export async function readUtf8(source: ByteSource): Promise<string | undefined> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const parts: string[] = [];
  try {
    for (let at = 0; at < source.size; at += TEXT_BLOCK_BYTES) {
      const bytes = await source.read(at, TEXT_BLOCK_BYTES);
      parts.push(decoder.decode(bytes, { stream: at + TEXT_BLOCK_BYTES < source.size }));
    }
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
  return parts.join('');
}
