import type { FileHandle } from 'node:fs/promises';

/** Large enough that asking for the next costs little; a download holds two of them. */
const PIECE = 128 * 1024;

/**
 * Reads a file piece by piece, the next one while the last is being used, and closes it at the end. All pieces share the
 * memory of two: made anew for each, it would have the process collect garbage for most of a download's time.
 */
export async function* piecesOf(handle: FileHandle, { start, end }: { start: number; end: number }) {
  const size = Math.min(PIECE, end - start);
  const read = (memory: Buffer | undefined, at: number) => {
    const reading = handle.read(memory ?? Buffer.allocUnsafeSlow(size), 0, Math.min(size, end - at), at);
    // Whether it fails is heard when its turn comes.
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
