import { fold } from '../fold.ts';
import { LONGEST_ADVERTISEMENT } from './longest-advertisement.ts';
import { type Reading, readingOf, type Spot } from './read-language.ts';
import { makeTokenizer, type Token } from './tokens.ts';

/** A line of an advertisement, with the heading it belongs to and its role in the layout. */
export type AdLine = { tokens: Token[]; text: string; spot: Spot; listed: boolean; first: boolean };

const NO_WORDS = [
  /https?:\/\/\S{1,2000}/gi,
  /\bwww\.\S{1,2000}/gi,
  /(?<![^\s@<>()])[^\s@<>()]+@[^\s@<>()]{1,255}/g,
  /\(?(?<![\p{L}\p{N}])[mwfdxhi](?:\s?[/|]\s?[mwfdxhi*]){1,3}(?![\p{L}\p{N}])\)?/giu,
];
const MARK = /^\s*(?:[-*+•·▪◦●–—✓✔>]|\d{1,2}[.)])\s+/u;
const LONGEST_HEADING = 100;
const HEADING_WORDS = 8;
const LISTED = 300;
const TITLE = 10;

/** Splits an advertisement into lines with their context, and detects its language. */
export function readAdvertisement(advertisement: string): { lines: AdLine[]; reading: Reading } {
  const text = NO_WORDS.reduce(
    (left, sign) => left.replace(sign, ' | '),
    advertisement.slice(0, LONGEST_ADVERTISEMENT).toWellFormed(),
  );
  const tokensOf = makeTokenizer();
  const written = text.split(/[\n\r\u2028\u2029]+/).filter((line) => /[\p{L}\p{N}]/u.test(line));
  const reading = readingOf(written.flatMap((line) => tokensOf(line).map(({ folded }) => folded)));

  const lines: AdLine[] = [];
  let spot: Spot = 'anywhere';
  for (const [index, line] of written.entries()) {
    const mark = MARK.exec(line)?.[0] ?? '';
    const { heading, rest } =
      mark === '' ? withoutHeading(line, reading) : { heading: undefined, rest: line.slice(mark.length) };
    spot = heading ?? spot;
    if (rest.trim() === '') continue;
    const listed = mark !== '' || (isList(spot) && rest.length < LISTED);
    const tokens = tokensOf(rest);
    lines.push({ tokens, text: rest, spot, listed, first: index === 0 && tokens.length <= TITLE });
  }
  return { lines, reading };
}

const isList = (spot: Spot) => spot === 'needed' || spot === 'wished' || spot === 'tasks';

/** Splits off a heading that is alone in a line or precedes a colon. An unknown heading ends the section above. */
function withoutHeading(line: string, { headings }: Reading): { heading?: Spot; rest: string } {
  const colon = line.indexOf(':');
  const before = colon < 0 ? line : line.slice(0, colon);
  if (before.length > LONGEST_HEADING) return { rest: line };
  const head = before.replace(/^[\s#*_¿¡]+|(?<![\s#*_?!])[\s#*_?!]+$/g, '');
  const words = head.split(/\s+/).length;
  if (words > HEADING_WORDS) return { rest: line };
  const folded = fold(head);
  const known = headings
    .filter(({ phrase }) => (colon < 0 ? isHeading(folded, phrase, words) : folded.includes(phrase)))
    .sort((a, b) => b.phrase.length - a.phrase.length)[0];
  const rest = colon < 0 ? '' : line.slice(colon + 1);
  if (known) return { heading: known.spot, rest };
  return rest.trim() === '' && colon >= 0 ? { heading: 'anywhere', rest } : { rest: line };
}

/** Whether a line begins with a heading phrase and has little else. */
const isHeading = (line: string, phrase: string, words: number) =>
  line.startsWith(phrase) && words <= phrase.split(' ').length + 2 && !line.includes(',');
