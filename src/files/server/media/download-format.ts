import { type MediaFormat, TEXT_FORMATS, ZIP_FORMATS } from '../../model/media/formats.ts';
import { type ByteSource, latin1, readUtf8 } from './byte-source.ts';

/** The directory at the end of an archive has 22 bytes and a comment of up to 64 kB, of which few have any. */
const ZIP_END_BYTES = 4096;
const ZIP_START = 'PK\u0003\u0004';
const ZIP_END = 'PK\u0005\u0006';
/** A text is checked as a whole; larger ones are better in an archive. */
const MAX_TEXT_BYTES = 2_000_000;

/**
 * Returns the format of a file for downloads, by its content; undefined if it is not accepted. Of formats with the same
 * content, such as documents in archives, the ending of the name decides.
 */
export async function downloadFormatOf(source: ByteSource, ending: string): Promise<MediaFormat | undefined> {
  const head = latin1(await source.read(0, 1024));
  // Readers of PDF accept some bytes before its first line.
  if (head.includes('%PDF-')) return 'pdf';
  if (head.startsWith(ZIP_START)) {
    const end = latin1(await source.read(Math.max(0, source.size - ZIP_END_BYTES), ZIP_END_BYTES));
    if (!end.includes(ZIP_END)) return undefined;
    return ZIP_FORMATS.find((format) => format === ending) ?? 'zip';
  }
  const format = TEXT_FORMATS.find((one) => one === ending);
  return format && (await isText(source)) ? format : undefined;
}

/** Returns whether a file is text in UTF-8 without control characters. */
async function isText(source: ByteSource) {
  if (source.size > MAX_TEXT_BYTES) return false;
  const text = await readUtf8(source);
  return text !== undefined && !/[^\P{Cc}\t\n\r\f]/u.test(text);
}
