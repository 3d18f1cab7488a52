import type { CvReading } from '../import/parse-cv.ts';
import { runCvTask } from './cv-tasks.ts';
import { contentError, requireFileContent } from './file-content.ts';

/**
 * Parses a CV file in a worker: JSON Resume (including ours), RenderCV, a LinkedIn export, Reactive Resume, or a PDF, a
 * document or a text whose layout is recognized. The format is detected by content, never by file name. `unrecognized`
 * is the error for a file in no format that can be imported here.
 */
export async function parseCvFile(
  bytes: Buffer,
  owner: string,
  unrecognized: 'notACv' | 'notForWork' = 'notACv',
): Promise<CvReading> {
  requireFileContent(bytes);
  const result = await runCvTask('readFile', { bytes }, owner);
  if ('unfit' in result) throw contentError(result.unfit.word === 'notACv' ? { word: unrecognized } : result.unfit);
  return result.read;
}
