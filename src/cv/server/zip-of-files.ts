import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Returns a ZIP of the files. */
export async function zipOfFiles(files: readonly { name: string; written: string | Uint8Array }[], made: Date) {
  const zip = new ZipFile();
  for (const { name, written } of files) zip.addBuffer(Buffer.from(written), name, { mtime: made });
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}
