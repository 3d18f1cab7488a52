import { type DecodedText, decodeText, UndecodableText } from '#platform/pure/decode-text.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

/** Decodes a file of a CV. Throws the error to show for one that is no text. */
export function decodeFileText(bytes: Uint8Array): DecodedText {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof UndecodableText)) throw error;
    throw new InvalidCvFile({ word: error.reason === 'binary' ? 'notACv' : error.reason }, error);
  }
}
