import { fold } from '../fold.ts';
import { MAX_ADVERTISEMENT_LENGTH } from './advertisement-limit.ts';
import { type AdSection, detectRules, type PreparedRules } from './prepared-rules.ts';
import { makeTokenizer, type Token } from './tokens.ts';

/** A line of an advertisement, with the heading it belongs to and its role in the layout. */
export type AdLine = { tokens: Token[]; text: string; section: AdSection; isListed: boolean; isTitle: boolean };

const IGNORED_PATTERNS = [
  /https?:\/\/\S{1,2000}/gi,
  /\bwww\.\S{1,2000}/gi,
  /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]{1,255}/g,
  /\(?(?<![\p{L}\p{N}])[mwfdxhi](?:\s?[/|]\s?[mwfdxhi*]){1,3}(?![\p{L}\p{N}])\)?/giu,
];
const LIST_MARKER = /^\s*(?:[-*+•·▪◦●–—✓✔>]|\d{1,2}[.)])\s+/u;
const MAX_HEADING_LENGTH = 100;
const MAX_HEADING_WORDS = 8;
const MAX_LISTED_LENGTH = 300;
const MAX_TITLE_TOKENS = 10;

/** Splits an advertisement into lines with their context, and detects its language. */
export function readAdvertisement(advertisement: string): { lines: AdLine[]; rules: PreparedRules } {
  const text = IGNORED_PATTERNS.reduce(
    (remaining, pattern) => remaining.replace(pattern, ' | '),
    advertisement.slice(0, MAX_ADVERTISEMENT_LENGTH).toWellFormed(),
  );
  const tokensOf = makeTokenizer();
  const textLines = text.split(/[\n\r\u2028\u2029]+/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const rules = detectRules(textLines.flatMap((line) => tokensOf(line).map(({ folded }) => folded)));

  const lines: AdLine[] = [];
  let section: AdSection = 'anywhere';
  for (const [index, line] of textLines.entries()) {
    const marker = LIST_MARKER.exec(line)?.[0] ?? '';
    const { heading, rest } =
      marker === '' ? splitHeading(line, rules) : { heading: undefined, rest: line.slice(marker.length) };
    section = heading ?? section;
    if (rest.trim() === '') continue;
    const isListed = marker !== '' || (isListSection(section) && rest.length < MAX_LISTED_LENGTH);
    const tokens = tokensOf(rest);
    lines.push({ tokens, text: rest, section, isListed, isTitle: index === 0 && tokens.length <= MAX_TITLE_TOKENS });
  }
  return { lines, rules };
}

const isListSection = (section: AdSection) => section === 'needed' || section === 'wished' || section === 'tasks';

/** Splits off a heading that is alone in a line or precedes a colon. An unknown heading ends the section above. */
function splitHeading(line: string, { headings }: PreparedRules): { heading?: AdSection; rest: string } {
  const colon = line.indexOf(':');
  const before = colon < 0 ? line : line.slice(0, colon);
  if (before.length > MAX_HEADING_LENGTH) return { rest: line };
  const headingText = before.replace(/^[\s#*_¿¡]+|(?<![\s#*_?!])[\s#*_?!]+$/g, '');
  const words = headingText.split(/\s+/).length;
  if (words > MAX_HEADING_WORDS) return { rest: line };
  const folded = fold(headingText);
  const match = headings
    .filter(({ phrase }) => (colon < 0 ? isHeading(folded, phrase, words) : folded.includes(phrase)))
    .sort((a, b) => b.phrase.length - a.phrase.length)[0];
  const rest = colon < 0 ? '' : line.slice(colon + 1);
  if (match) return { heading: match.section, rest };
  return rest.trim() === '' && colon >= 0 ? { heading: 'anywhere', rest } : { rest: line };
}

/** Whether a line begins with a heading phrase and has little else. */
const isHeading = (line: string, phrase: string, words: number) =>
  line.startsWith(phrase) && words <= phrase.split(' ').length + 2 && !line.includes(',');
