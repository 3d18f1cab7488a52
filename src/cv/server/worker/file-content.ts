import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';

/** The size of the largest file that can be read. */
export const MAX_FILE_BYTES = 8 * 1024 * 1024;

/** Returns the error to answer for a file that can't be read. */
export const contentError = (text: ErrorText) => invalidFields([{ path: 'content', text }]);

/** Refuses files that are empty or too large to read. */
export function requireFileContent(bytes: Buffer) {
  if (bytes.length > MAX_FILE_BYTES) {
    throw new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit: MAX_FILE_BYTES } } });
  }
  if (bytes.length === 0) throw contentError({ word: 'emptyFile' });
}
