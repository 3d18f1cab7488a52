import { type HeadingKind, SECTION_HEADINGS } from './section-headings.ts';
import { foldPhrase } from './word-list.ts';

const kindByHeading = new Map<string, HeadingKind>();
for (const [kind, headings] of SECTION_HEADINGS)
  for (const heading of headings.split(', ')) {
    const phrase = foldPhrase(heading);
    for (const key of [phrase, phrase.replaceAll(' ', '')]) if (!kindByHeading.has(key)) kindByHeading.set(key, kind);
  }

/** Marks that people set around headings, as in `== Skills ==` or `1. Skills:`. */
const DECORATION = /^[\s#=*_~<>«»【】［］[\]■□◆◇●▪►▶•|:：–—-]+|[\s#=*_~<>«»【】［］[\]■□◆◇●▪►▶•|:：–—-]+$/gu;
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})[.)]\s/;

/** Returns the words of a heading without decoration, and `Skills` for `S K I L L S`. */
export function headingWords(text: string): string {
  const bare = text.replaceAll('\t', '   ').replace(DECORATION, '').replace(NUMBER, '');
  return isLetterspaced(bare)
    ? bare
        .split(/\s{2,}/)
        .map((word) => word.replace(/\s/g, ''))
        .join(' ')
    : bare;
}

/** Whether each letter stands alone: `S K I L L S`. */
export const isLetterspaced = (text: string): boolean =>
  text.length >= 7 &&
  text.length <= 80 &&
  text
    .trim()
    .split(/\s+/)
    .every((part) => [...part].length === 1);

const JOINING = /[&/+,、・]|\s(?:and|und|et|y|e|ve|en|i|и)\s/u;
const MAX_LENGTH = 60;

/** Returns the kind of section under a heading, if it is a usual heading. Of two in one, the first counts. */
export function headingKindOf(text: string): HeadingKind | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const words = headingWords(text);
  const known = kindOfPhrase(words);
  if (known) return known;
  const parts = words.split(JOINING);
  if (parts.length < 2) return undefined;
  const kinds = parts.map(kindOfPhrase);
  return kinds.every((kind) => kind !== undefined) ? kinds[0] : undefined;
}

function kindOfPhrase(text: string): HeadingKind | undefined {
  const phrase = foldPhrase(text.replace(/ι/g, 'i'));
  return kindByHeading.get(phrase) ?? kindByHeading.get(phrase.replaceAll(' ', ''));
}
