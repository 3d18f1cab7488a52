import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { ImportResult } from '../../model/formats/reading/cv-builder.ts';
import { runCvTask } from './cv-tasks.ts';

const MAX_FILE_BYTES = 8 * 1024 * 1024;

const contentError = (text: ErrorText) => invalidFields([{ path: 'content', text }]);

/**
 * Parses a CV file in a worker: JSON Resume (including ours), RenderCV, a LinkedIn export, or Reactive Resume. The
 * format is detected by content, never by file name.
 */
export async function parseCvFile(bytes: Buffer, owner: string): Promise<ImportResult> {
  if (bytes.length > MAX_FILE_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit: MAX_FILE_BYTES } } });
  }
  if (bytes.length === 0) throw contentError({ word: 'emptyFile' });
  const result = await runCvTask('readFile', { bytes }, owner);
  if ('unfit' in result) throw contentError(result.unfit);
  return result.read;
}
