import { PassThrough, pipeline, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export type PackedFile = {
  name: string;
  bytes: Uint8Array;
  /** Pictures and faces are as small as they get. */
  shrinks: boolean;
};

/** A ZIP that is written while it is read. Each file is asked for once the one before has been read: no two wait in memory. */
export function zipOneByOne(files: AsyncGenerator<PackedFile>, made: Date): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const fail = (cause: unknown) =>
    out.destroy(cause instanceof Error ? cause : new Error('a file could not be packed'));
  const addNext = async () => {
    const { value: file, done } = await files.next();
    if (out.destroyed) return;
    if (done) return zip.end();
    const bytes = Readable.from([file.bytes]).once('end', () => void addNext().catch(fail));
    zip.addReadStream(bytes, file.name, { mtime: made, compress: file.shrinks, size: file.bytes.length });
  };
  zip.on('error', fail);
  // Whoever stops reading wants no more files.
  pipeline(zip.outputStream, out, () => void files.return(undefined).catch(() => {}));
  addNext().catch(fail);
  return out;
}
