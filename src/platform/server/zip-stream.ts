import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type SiteExportFile = {
  name: string;
  bytes: Uint8Array;
  /** Whether to compress the file; pictures and fonts are compressed already. */
  isCompressible: boolean;
};

/**
 * Returns a stream of a ZIP. A file is requested only after the previous one was read, so that one at a time is in
 * memory.
 */
export function zipStream(files: AsyncGenerator<SiteExportFile>, modifiedAt: Date): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (cause: unknown) =>
    out.destroy(cause instanceof Error ? cause : new Error('could not add a file to the ZIP'));
  const addNext = async () => {
    const { value: file, done } = await files.next();
    if (out.destroyed) return;
    if (done) return zip.end();
    const bytes = Readable.from([file.bytes]).once('end', () => void addNext().catch(fail));
    zip.addReadStream(bytes, file.name, { mtime: modifiedAt, compress: file.isCompressible, size: file.bytes.length });
  };
  zip.on('error', fail);
  // If the reader stops, no more files are requested.
  pipeline(zip.outputStream, out, () => void files.return(undefined).catch(() => {}));
  addNext().catch(fail);
  return out;
}
