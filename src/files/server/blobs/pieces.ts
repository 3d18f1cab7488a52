import type { FileHandle } from 'node:fs/promises';

/** Large enough that requesting the next piece costs little; a download holds two of them in memory. */
const PIECE = 128 * 1024;

/**
 * Reads a file in pieces, each next one while the last is being used, and closes it at the end. All pieces share two
 * buffers: allocating one for each would spend most of a download's time on garbage collection.
 */
export async function* piecesOf(handle: FileHandle, { start, end }: { start: number; end: number }) {
  const size = Math.min(PIECE, end - start);
  const read = (memory: Buffer | undefined, at: number) => {
    const reading = handle.read(memory ?? Buffer.allocUnsafeSlow(size), 0, Math.min(size, end - at), at);
    // Prevents an unhandled rejection; the failure is thrown when the piece is awaited.
    reading.catch(() => {});
    return reading;
  };
  let free: Buffer | undefined;
  let reading = start < end ? read(free, start) : undefined;
  try {
    for (let at = start; reading; ) {
      const { buffer, bytesRead } = await reading;
      if (bytesRead === 0) throw new Error('a file is shorter than it was said to be');
      at += bytesRead;
      reading = at < end ? read(free, at) : undefined;
      yield buffer.subarray(0, bytesRead);
      free = buffer;
    }
  } finally {
    await reading?.catch(() => {});
    await handle.close();
  }
}
