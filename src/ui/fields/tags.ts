const SEPARATORS = /[,;،؛\n\t]+/;

/** Splits typed or pasted text into tags. */
export const splitTags = (text: string) =>
  text
    .split(SEPARATORS)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');

/** Returns whether two tags are equal, ignoring case. */
export const isSameTag = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** Returns the tags with new ones appended, without duplicates, up to the maximum. */
export function addTags(present: readonly string[], added: readonly string[], max: number): string[] {
  const tags = [...present];
  for (const tag of added) {
    if (tags.length < max && !tags.some((existing) => isSameTag(existing, tag))) tags.push(tag);
  }
  return tags;
}
