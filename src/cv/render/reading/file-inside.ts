import { getDocumentProxy } from 'unpdf';

const ERRORS_ONLY = 0;

const MAX_FILES = 10;

/** Returns the files embedded in a PDF whose names are wanted, by name. */
export async function extractAttachments(
  pdf: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  // The PDF library takes ownership of the bytes, and accepts no Buffer.
  const document = await getDocumentProxy(new Uint8Array(pdf), { verbosity: ERRORS_ONLY });
  try {
    const files = (await document.getAttachments()) as ReadonlyMap<string, unknown> | null;
    const found = new Map<string, Uint8Array>();
    for (const name of [...(files?.keys() ?? [])].filter(isWanted).slice(0, MAX_FILES)) {
      const content = await document.getAttachmentContent(name);
      if (content) found.set(name, content);
    }
    return found;
  } finally {
    await document.loadingTask.destroy();
  }
}
