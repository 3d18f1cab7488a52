import type { ErrorText } from '#platform/pure/errors.ts';
import { citationReaderOf, type ReadCitations, readCitations } from '../../model/formats/citations/read-citations.ts';
import { decodeFileText } from './decode-file-text.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

/** Parses a list of publications, or returns the error to show for a file that is none. */
export function parseCitations(bytes: Uint8Array): ReadCitations | { unfit: ErrorText } {
  try {
    const text = decodeFileText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
      .text.replace(/^\ufeff/, '')
      .replace(/\r\n?/g, '\n');
    const read = citationReaderOf(text);
    return read ? readCitations(text, read) : { unfit: { word: 'notForWork' } };
  } catch (error) {
    if (error instanceof InvalidCvFile) return { unfit: error.text };
    throw error;
  }
}
