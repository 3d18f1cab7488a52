import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

const WINDOW = 256 * 1024;

/**
 * Reads a ZIP from a blob without loading all of it. Many small reads of its directory are served from a larger buffer.
 */
export class BlobReader extends RandomAccessReader {
  readonly #file: Blob;
  #start = 0;
  #window = Buffer.alloc(0);

  constructor(file: Blob) {
    super();
    this.#file = file;
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    done: (error: Error | null) => void,
  ): void {
    const copy = () => this.#window.copy(target, offset, position - this.#start, position - this.#start + length);
    if (position >= this.#start && position + length <= this.#start + this.#window.length) {
      copy();
      process.nextTick(done, null);
      return;
    }
    this.#fill(position, Math.max(length, WINDOW)).then(() => {
      const missing = copy() < length;
      done(missing ? new Error('the file ends too early') : null);
    }, done);
  }

  async #fill(position: number, length: number) {
    this.#window = Buffer.from(await this.#file.slice(position, position + length).arrayBuffer());
    this.#start = position;
  }

  override _readStreamForRange(start: number, end: number) {
    return Readable.fromWeb(this.#file.slice(start, end).stream() as never);
  }
}
