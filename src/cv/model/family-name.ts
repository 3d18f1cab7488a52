import { splitName } from './formats/citations/name.ts';

/** Languages in whose documents the family name comes first. */
const FAMILY_FIRST = /^(?:hu|ja|km|ko|mn|vi|zh)\b/i;
/** Two or more words in Latin letters. Initials, titles and degrees have full stops or commas. */
const WORDS = /^[\p{Script=Latin}\p{M}'’-]+(?: [\p{Script=Latin}\p{M}'’-]+)+$/u;

/**
 * Returns the family name with which a name ends, or undefined unless it is clear: after a single given name, in Latin
 * letters and in the language of a document that puts it last.
 */
export function familyNameOf(name: string, language: string): string | undefined {
  if (FAMILY_FIRST.test(language) || !WORDS.test(name)) return undefined;
  const { given, family } = splitName(name);
  const isReversed = isCapitals(given) && !isCapitals(family);
  return given.includes(' ') || isReversed ? undefined : family;
}

/** Tests for several capitals, in which some set the family name. */
const isCapitals = (word: string) => word.length > 1 && word === word.toUpperCase();
