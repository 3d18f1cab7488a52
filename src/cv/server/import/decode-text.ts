import { UnfitFile } from './unfit-file.ts';

export type DecodedText = {
  text: string;
  /** It was in no Unicode; which letters were meant can only be guessed. */
  guessed: boolean;
};

/** Signs that stand in no text, only in pictures, programs and the like. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const NO_TEXT = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

/** The text of a file in UTF-8, in UTF-16 if it says so, or else in what Windows wrote in western Europe. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const marked = utf16(bytes);
  if (marked) return { text: new TextDecoder(marked).decode(bytes), guessed: false };
  // Text in UTF-16 that does not say so is full of these, and so is much that is no text.
  if (bytes.includes(0)) throw new UnfitFile({ word: looksLikeUtf16(bytes) ? 'notUtf8Text' : 'notACv' });
  const decoded = strictly(bytes) ?? { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
  if (NO_TEXT.test(decoded.text)) throw new UnfitFile({ word: 'notACv' });
  return decoded;
}

function utf16([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Every other byte of the beginning is nothing. */
function looksLikeUtf16(bytes: Uint8Array) {
  const start = bytes.subarray(0, 64);
  return [0, 1].some((odd) => start.every((byte, at) => (at % 2 === odd) === (byte === 0)));
}

function strictly(bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return undefined;
  }
}
