import { fold } from '../fold.ts';

/**
 * Reports whether an author of a publication is the member, whose name can be abbreviated or inverted: `A. Lovelace`,
 * `Lovelace, Ada`, `Lovelace Ada`, `Lovelace A`, or longer: `Ada Lovelace King`. Accents, case, titles and degrees don't
 * count.
 */
export function isOwnAuthor(author: string, member: string): boolean {
  const [theirs, own] = [inReadingOrder(author), withoutTitles(wordsOf(member))];
  if (theirs.length === 0 || own.length === 0) return false;
  if (isSameOrLonger(theirs, own)) return true;
  if (!author.includes(',') && isFamilyFirst(theirs, own)) return true;
  if (theirs.length === 1 || own.length === 1 || theirs.at(-1) !== own.at(-1)) return false;
  const [given, ownGiven] = [theirs.slice(0, -1), own.slice(0, -1)];
  return given.slice(0, ownGiven.length).every((word, at) => agrees(word, ownGiven[at] ?? ''));
}

/** Returns whether a name is the other, or has further family names: `Ada Lovelace King`. */
const isSameOrLonger = (name: readonly string[], own: readonly string[]) =>
  (own.length === name.length || own.length > 1) && own.every((word, at) => word === name[at]);

/** Returns whether a name is the other with the family names before the given one: `Lovelace Ada`. */
const isFamilyFirst = (name: readonly string[], [given = '', ...family]: readonly string[]) =>
  name.join(' ') === [...family, given].join(' ');

const wordsOf = (name: string) => fold(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

const TITLES = new Set(
  'dr dra doktor doctor docteur prof profa professor professorin professeur profesor profesora pd habil dipl ing mag doc docent sir dame mr mrs ms mx herr frau د أ م'.split(
    ' ',
  ),
);
const DEGREES = new Set('phd dphil md dsc msc bsc mphil mba mfa bfa llm llb edd jd frs esq'.split(' '));

/** Returns a name without the titles before it and the degrees after it, unless nothing else is in it. */
function withoutTitles(words: readonly string[]): readonly string[] {
  const from = words.findIndex((word) => !TITLES.has(word));
  const to = words.findLastIndex((word) => !DEGREES.has(word));
  return from >= 0 && to >= from ? words.slice(from, to + 1) : words;
}

/** The initials behind a family name, as in `Lovelace AK`. */
const INITIALS = /^(.*\S)\s+(\p{Lu}{1,3})$/u;

/** Returns the words of a name, those of the family last. */
function inReadingOrder(name: string): string[] {
  const comma = name.indexOf(',');
  if (comma >= 0) return [...wordsOf(name.slice(comma + 1)), ...wordsOf(name.slice(0, comma))];
  const [, family, initials] = INITIALS.exec(name.trim()) ?? [];
  if (family === undefined || initials === undefined || /[.\s]/.test(family)) return wordsOf(name);
  return [...wordsOf([...initials].join(' ')), ...wordsOf(family)];
}

/** Reports whether two given names are one, or one of them is the initial of the other. */
function agrees(one: string, other: string) {
  const [initial, otherInitial] = [[...one][0], [...other][0]];
  return one === other || (initial === otherInitial && (one === initial || other === otherInitial));
}
