import { trimEndMarks } from '#platform/pure/trim-marks.ts';

const MAX_BYTES = 180;

/** Returns the name of a CV as a file name that is valid on every system. */
export function safeFileName(name: string): string {
  const sanitized = name
    .toWellFormed()
    .replace(/[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd<>:"/\\|?*]+/gu, '-')
    .replace(/^[\s.-]+/, '');
  const truncated = truncateToBytes(trimEndMarks(sanitized, /[\s.-]/), MAX_BYTES).trimEnd();
  return truncated === '' || RESERVED_NAMES.test(truncated) ? 'CV' : truncated;
}

/** Returns the longest beginning of a text that takes at most `limit` bytes, cut between characters. */
function truncateToBytes(text: string, limit: number) {
  let [bytes, end] = [0, 0];
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > limit) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/** Device names of Windows. */
const RESERVED_NAMES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;
