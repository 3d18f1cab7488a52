const LONGEST = 60;

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
    .replace(/^-|-$/g, '');
  return [...plain].slice(0, LONGEST).join('').replace(/-$/, '');
}

/** The first of `engine`, `engine-2`, `engine-3` … that nobody has. */
export function freeSlug(wanted: string, isTaken: (slug: string) => boolean): string {
  const base = wanted || 'untitled';
  if (!isTaken(base)) return base;
  for (let number = 2; ; number += 1) {
    const slug = `${[...base].slice(0, LONGEST - 6).join('')}-${number}`;
    if (!isTaken(slug)) return slug;
  }
}
