const SEPARATORS = /[,;،؛\n\t]+/;

/** What was typed or pasted, as single tags. */
export const splitTags = (text: string) =>
  text
    .split(SEPARATORS)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');

/** A tag is the same however it is capitalised. */
export const isSameTag = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

/** The tags with new ones at their end, none twice, no more than there may be. */
export function addTags(present: readonly string[], added: readonly string[], max: number): string[] {
  const tags = [...present];
  for (const tag of added) {
    if (tags.length < max && !tags.some((known) => isSameTag(known, tag))) tags.push(tag);
  }
  return tags;
}
