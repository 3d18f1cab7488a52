import { extractAttachment } from '../../render/reading/file-inside.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

export const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** Returns the JSON Resume embedded in a PDF of ours. The pages alone give the look of a CV, not its structure. */
export async function extractEmbeddedResume(bytes: Buffer): Promise<Buffer> {
  const resume = await extractResume(bytes);
  if (!resume) throw new InvalidCvFile({ word: 'pdfWithoutCv' });
  return Buffer.from(resume);
}

async function extractResume(bytes: Buffer) {
  try {
    return await extractAttachment(bytes, 'resume.json');
  } catch (error) {
    throw new InvalidCvFile({ word: 'brokenPdf' }, error);
  }
}
