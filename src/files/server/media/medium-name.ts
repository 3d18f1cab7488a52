import type { MediaFormat } from '../../model/media/formats.ts';

const MAX_STEM_LENGTH = 100;

/** Returns the ending of a file's name in lower case, without the dot; empty if it has none. */
export function endingOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/**
 * Returns the name under which a file is downloaded: that of the upload, with the ending of what it contains and without
 * characters that could hide it.
 */
export function mediumName(file: string, format: MediaFormat): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const ending = endingOf(file);
  const stem = (ending === '' ? name : name.slice(0, -ending.length - 1))
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\\:*?"<>|]/gu, '')
    .trim()
    .slice(0, MAX_STEM_LENGTH)
    .toWellFormed();
  return `${stem || 'file'}.${format}`;
}
