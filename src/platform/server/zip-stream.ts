import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file for a ZIP. What a function opens is read when its turn comes. */
export type ZipEntry = {
  name: string;
  content: Uint8Array | (() => Promise<Readable>);
  /** Whether to compress the file; pictures, fonts and PDFs are compressed already. */
  isCompressible: boolean;
};

/**
 * Returns a stream of a ZIP. A file is requested only after the previous one was read, so that one at a time is in
 * memory.
 */
export function zipStream(files: AsyncGenerator<ZipEntry>, modifiedAt: Date): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (cause: unknown) =>
    out.destroy(cause instanceof Error ? cause : new Error('could not add a file to the ZIP'));
  const addNext = async () => {
    const { value: file, done } = await files.next();
    if (out.destroyed) return;
    if (done) return zip.end();
    const { name, content, isCompressible: compress } = file;
    const isOpened = typeof content === 'function';
    const stream = isOpened ? await content() : Readable.from([content]);
    stream.once('end', () => void addNext().catch(fail));
    const size = isOpened ? {} : { size: content.length };
    zip.addReadStream(stream, name, { mtime: modifiedAt, compress, ...size });
  };
  zip.on('error', fail);
  // If the reader stops, no more files are requested.
  pipeline(zip.outputStream, out, () => void files.return(undefined).catch(() => {}));
  addNext().catch(fail);
  return out;
}
