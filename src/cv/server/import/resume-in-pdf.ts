import { fileInside } from '../../render/reading/file-inside.ts';
import { UnfitFile } from './unfit-file.ts';

export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** Returns the JSON Resume embedded in a PDF of ours. The pages alone give the look of a CV, not its structure. */
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
