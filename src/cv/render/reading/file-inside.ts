import { getDocumentProxy } from 'unpdf';

const ERRORS_ONLY = 0;

/** Returns a file embedded in a PDF, or undefined if there is none of that name. */
export async function extractAttachment(pdf: Uint8Array, name: string): Promise<Uint8Array | undefined> {
  // The PDF library takes ownership of the bytes, and accepts no Buffer.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: ERRORS_ONLY });
  try {
    const files = (await document.getAttachments()) as ReadonlyMap<string, unknown> | null;
    return files?.has(name) ? ((await document.getAttachmentContent(name)) ?? undefined) : undefined;
  } finally {
    await document.loadingTask.destroy();
  }
}
