import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type ZipEntry = {
  name: string;
  /** Whether to compress the file; pictures, fonts and PDFs are compressed already. */
  isCompressible: boolean;
} & ({ bytes: Uint8Array } | { open: () => Promise<Readable> });

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
    const stream = 'bytes' in file ? Readable.from([file.bytes]) : await file.open();
    stream.once('end', () => void addNext().catch(fail)).once('error', fail);
    const size = 'bytes' in file ? { size: file.bytes.length } : {};
    zip.addReadStream(stream, file.name, { mtime: modifiedAt, compress: file.isCompressible, ...size });
  };
  zip.on('error', fail);
  // If the reader stops, no more files are requested.
  pipeline(zip.outputStream, out, () => void files.return(undefined).catch(() => {}));
  addNext().catch(fail);
  return out;
}
