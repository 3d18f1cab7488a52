import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** Returns a ZIP of the files. */
export async function createZip(files: readonly { name: string; content: string | Uint8Array }[], modifiedAt: Date) {
  const zip = new ZipFile();
  for (const { name, content } of files) zip.addBuffer(Buffer.from(content), name, { mtime: modifiedAt });
  zip.end();
  return buffer(zip.outputStream as unknown as NodeJS.ReadableStream);
}
