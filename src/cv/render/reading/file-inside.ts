import { getDocumentProxy } from 'unpdf';

const QUIET = 0;

/** A file that lies inside a PDF, or nothing where none of that name does. */
export async function fileInside(pdf: Uint8Array, name: string): Promise<Uint8Array | undefined> {
  // The reader takes the bytes for itself, and no Buffer.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: QUIET });
  try {
    const files = (await document.getAttachments()) as ReadonlyMap<string, unknown> | null;
    return files?.has(name) ? ((await document.getAttachmentContent(name)) ?? undefined) : undefined;
  } finally {
    await document.loadingTask.destroy();
  }
}
