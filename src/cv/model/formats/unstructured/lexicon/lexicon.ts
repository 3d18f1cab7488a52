import { DEGREE_PARTS, DEGREE_WORDS } from './degrees.ts';
import { DETAIL_LABELS, type DetailField, DOCUMENT_TITLES } from './labels.ts';
import { LEVEL_WORDS, NATIVE_WORDS } from './levels.ts';
import { countryNames, languageNameSet, zoneCityNames } from './names-of-intl.ts';
import { LEGAL_FORMS, ORGANIZATION_PARTS, ORGANIZATION_WORDS } from './organizations.ts';
import { CITIES, REMOTE_WORDS } from './places.ts';
import { ROLE_ENDINGS, ROLE_WORDS } from './roles.ts';
import { countListed, foldPhrase, phraseSet, wordSet, wordsOf } from './word-list.ts';

const roleWords = wordSet(ROLE_WORDS);
const organizationWords = wordSet(ORGANIZATION_WORDS);
const legalForms = wordSet(LEGAL_FORMS);
const degreeWords = wordSet(DEGREE_WORDS);
const cities = phraseSet(CITIES);
const remoteWords = phraseSet(REMOTE_WORDS);
const nativeWords = phraseSet(NATIVE_WORDS);
const levelWords = phraseSet(LEVEL_WORDS);
const documentTitles = phraseSet(DOCUMENT_TITLES);
const roleEndings = ROLE_ENDINGS.split(' ');
const organizationParts = ORGANIZATION_PARTS.split(' ');
const degreeParts = DEGREE_PARTS.split(' ');
const detailByLabel = new Map(
  (Object.entries(DETAIL_LABELS) as [DetailField, string][]).flatMap(([field, labels]) =>
    [...phraseSet(labels)].map((label) => [label, field] as const),
  ),
);

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const hasPart = (text: string, parts: readonly string[]) =>
  EAST_ASIAN.test(text) && parts.some((part) => text.includes(part));

/** Returns how much a text looks like the name of a position. */
export const roleScore = (text: string): number => countListed(roleWords, text) + (hasPart(text, roleEndings) ? 1 : 0);

/** Returns how much a text looks like the name of an organization. */
export const organizationScore = (text: string): number =>
  countListed(organizationWords, text) +
  (hasPart(text, organizationParts) ? 2 : 0) +
  (wordsOf(text)
    .slice(1)
    .some((word) => legalForms.has(word))
    ? 2
    : 0);

export const isLegalForm = (text: string): boolean =>
  wordsOf(text).length <= 2 && wordsOf(text).every((word) => legalForms.has(word));

/** Returns how much a text looks like a degree. */
export const degreeScore = (text: string): number =>
  countListed(degreeWords, text) + (hasPart(text, degreeParts) ? 1 : 0);

const PLACE_CODE = /^(?:[A-Z]{2}|[A-Z]{2} \d{5})$/;
const POSTAL_CODE = /^(?:[A-Z]{1,2}-)?\d{4,6} \p{L}/u;

const isKnownPlace = (text: string) => {
  const name = foldPhrase(text);
  return cities.has(name) || countryNames().has(name) || remoteWords.has(name) || zoneCityNames().has(name);
};
const placeParts = (text: string) =>
  text
    .split(/[,،、/()]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Whether a text is a place and nothing else: it begins with the name of one, or has the form `Springfield, IL`. */
export function isPlaceAlone(text: string): boolean {
  const [first = '', second, third] = placeParts(text);
  if (isKnownPlace(first) || POSTAL_CODE.test(text)) return true;
  return (second !== undefined && third === undefined && PLACE_CODE.test(second)) || isEastAsianPlace(text);
}

const isEastAsianPlace = (text: string) =>
  /(?:都|道|府|県|市|区|町|村|省)$/u.test(text) && EAST_ASIAN.test(text) && text.length <= 12;

/** Returns how surely a text names a place: 2 for known names, 1 for forms such as `Springfield, IL`. */
export function placeScore(text: string): number {
  const parts = placeParts(text);
  if (parts.some(isKnownPlace)) return 2;
  if (parts.slice(1).some((part) => PLACE_CODE.test(part)) || POSTAL_CODE.test(text)) return 1;
  return isEastAsianPlace(text) ? 1 : 0;
}

export const detailOfLabel = (label: string): DetailField | undefined => detailByLabel.get(foldPhrase(label));
export const isDocumentTitle = (text: string): boolean => documentTitles.has(foldPhrase(text));
export const isLanguageName = (text: string): boolean => languageNameSet().has(foldPhrase(text));
export const isNativeWord = (text: string): boolean => nativeWords.has(foldPhrase(text));
export const isLevelWord = (text: string): boolean => levelWords.has(foldPhrase(text)) || isNativeWord(text);
