import { fileInside } from '../../render/reading/file-inside.ts';
import { UnfitFile } from './unfit-file.ts';

export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** The data that every PDF made here has inside. Pages alone tell how a CV looks, not what it says. */
export async function resumeInPdf(bytes: Buffer): Promise<Buffer> {
  const found = await read(bytes);
  if (!found) throw new UnfitFile({ word: 'pdfWithoutCv' });
  return Buffer.from(found);
}

async function read(bytes: Buffer) {
  try {
    return await fileInside(bytes, 'resume.json');
  } catch (error) {
    throw new UnfitFile({ word: 'brokenPdf' }, error);
  }
}
