import type { FileHandle } from 'node:fs/promises';

/** Large enough that requesting the next piece costs little; a download holds two of them in memory. */
const PIECE_BYTES = 128 * 1024;

/**
 * Reads a file in pieces, each next one while the last is being used, and closes it at the end. All pieces share two
 * buffers: allocating one for each would spend most of a download's time on garbage collection.
 */
export async function* readPieces(handle: FileHandle, { start, end }: { start: number; end: number }) {
  const size = Math.min(PIECE_BYTES, end - start);
  const read = (reused: Buffer | undefined, position: number) => {
    const reading = handle.read(reused ?? Buffer.allocUnsafeSlow(size), 0, Math.min(size, end - position), position);
    // Prevents an unhandled rejection; the failure is thrown when the piece is awaited.
    reading.catch(() => {});
    return reading;
  };
  let freeBuffer: Buffer | undefined;
  let reading = start < end ? read(freeBuffer, start) : undefined;
  try {
    for (let position = start; reading; ) {
      const { buffer, bytesRead } = await reading;
      if (bytesRead === 0) throw new Error('the file is shorter than expected');
      position += bytesRead;
      reading = position < end ? read(freeBuffer, position) : undefined;
      yield buffer.subarray(0, bytesRead);
      freeBuffer = buffer;
    }
  } finally {
    await reading?.catch(() => {});
    await handle.close();
  }
}
