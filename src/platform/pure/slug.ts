export const SLUG_MAX_LENGTH = 60;

/** Letters and digits of any script, joined by single hyphens. */
export const SLUG = /^[\p{L}\p{N}\p{M}]+(?:-[\p{L}\p{N}\p{M}]+)*$/u;

/** Turns a title into a URL slug: letters and digits of any script in lower case, joined by hyphens. */
export function slugOf(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-/, '');
  return truncateSlug(plain, SLUG_MAX_LENGTH);
}

/** Truncates text to `length` UTF-16 units without splitting a character, and removes a trailing hyphen. */
export function truncateSlug(text: string, length: number) {
  let truncated = '';
  for (const character of text) {
    if (truncated.length + character.length > length) break;
    truncated += character;
  }
  return truncated.replace(/-$/, '');
}
