const SEPARATORS = /[,;،؛\n\t]+/;

/** How several tags are typed. */
export type TagSyntax = {
  split: (text: string) => string[];
  /** Keys that end a tag. */
  ends: readonly string[];
};

/** Splits typed or pasted text into tags. */
export const splitTags = (text: string) =>
  text
    .split(SEPARATORS)
    .map((tag) => tag.trim().replace(/\s+/g, ' '))
    .filter((tag) => tag !== '');

/** The syntax of tags, which the Latin and the Arabic comma end. */
export const TAGS: TagSyntax = { split: splitTags, ends: [',', '،'] };

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
