const LONGEST = 60;
const LONGEST_BEFORE_NUMBER = LONGEST - 6;

/** What stands in the same place of an address, here or in the API. */
const RESERVED = new Set(['new', 'edit', 'facets', 'bulk', 'import', 'export', 'badge']);
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a name in addresses would be taken for something else. */
export const isReserved = (slug: string) => RESERVED.has(slug.toLowerCase()) || ID.test(slug.toLowerCase());

/** A title as part of an address: words of letters and digits with hyphens between them, in whichever script. */
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
  return beginningOf(plain, LONGEST);
}

/** What all the names begin with that `freeSlug` may give. */
export const slugStem = (wanted: string) => beginningOf(wanted || 'untitled', LONGEST_BEFORE_NUMBER);

/** The first of `engine`, `engine-2`, `engine-3` … that nobody has. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  const base = wanted || 'untitled';
  if (!isReserved(base) && !isTaken(base)) return base;
  const stem = slugStem(base);
  for (let number = 2; ; number += 1) {
    const slug = `${stem}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}

/** As many whole characters as fit, and no hyphen at the end. */
function beginningOf(text: string, length: number) {
  let beginning = '';
  for (const character of text) {
    if (beginning.length + character.length > length) break;
    beginning += character;
  }
  return beginning.replace(/-$/, '');
}
