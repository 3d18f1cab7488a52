import { citationReaderOf, type ReadCitations } from '../../model/formats/citations/read-citations.ts';
import { runCvTask } from './cv-tasks.ts';
import { contentError, requireFileContent } from './file-content.ts';

/** The bytes at the beginning of a file in which its format is recognized. */
const HEAD_BYTES = 64 * 1024;

/** Reports whether a file is a list of publications in BibTeX or RIS. */
export const isCitationFile = (bytes: Buffer) =>
  citationReaderOf(bytes.subarray(0, HEAD_BYTES).toString('utf8')) !== undefined;

/** Parses a list of publications in a worker. */
export async function parseCitationFile(bytes: Buffer, owner: string): Promise<ReadCitations> {
  requireFileContent(bytes);
  const result = await runCvTask('readCitations', { bytes }, owner);
  if ('unfit' in result) throw contentError(result.unfit);
  return result;
}
